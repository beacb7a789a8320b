/* The Game in plain C: the same random playouts as benchmarks/engine.py measures, as the limit of what Python could reach.

   Three seats, the plain rules, seat 0 starts; every move is drawn from the full list of legal moves. The generator, the
   shuffle and the order of the legal list are those of the Python engine, so both play the very same games: the program
   prints the number of moves, and the benchmark refuses to compare runs that differ in it.

   Usage: the_game GAMES   prints: games, moves, processor seconds */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 3, HAND = 6, MINIMUM = 2, PILES = 4, CARDS = 98, FIRST = 2, END_TURN = 392 };

static uint32_t word[4] = {1, 2, 3, 4};

static uint32_t rotated(uint32_t x, int by) { return (x << by) | (x >> (32 - by)); }

static uint32_t bits(void) {
    uint32_t result = rotated(word[0] + word[3], 7) + word[0];
    uint32_t t = word[1] << 9;
    word[2] ^= word[0];
    word[3] ^= word[1];
    word[1] ^= word[2];
    word[0] ^= word[3];
    word[2] ^= t;
    word[3] = rotated(word[3], 11);
    return result;
}

static uint32_t below(uint32_t limit) {
    uint64_t product = (uint64_t)bits() * limit;
    if ((uint32_t)product < limit) {
        uint32_t unfair = -limit % limit;
        while ((uint32_t)product < unfair) product = (uint64_t)bits() * limit;
    }
    return product >> 32;
}

typedef struct {
    int deck[CARDS], left;
    int hand[SEATS][HAND], held[SEATS];
    int pile[PILES];
    int turn, owed, over;
} Game;

static int fits(const Game *g, int card, int pile) {
    int top = g->pile[pile];
    return pile < 2 ? card > top || card == top - 10 : card < top || card == top + 10;
}

static int can_lay(const Game *g) {
    for (int pile = 0; pile < PILES; pile++)
        for (int i = 0; i < g->held[g->turn]; i++)
            if (fits(g, g->hand[g->turn][i], pile)) return 1;
    return 0;
}

static void refill(Game *g, int seat) {
    while (g->held[seat] < HAND && g->left > 0) g->hand[seat][g->held[seat]++] = g->deck[--g->left];
}

static void judge(Game *g) { g->over = g->owed > 0 && !can_lay(g); }

static void start_turn(Game *g, int seat) {
    g->turn = seat;
    g->owed = g->left > 0 ? MINIMUM : 1;
    judge(g);
}

static void deal(Game *g) {
    for (int i = 0; i < CARDS; i++) g->deck[i] = FIRST + i;
    for (int last = CARDS - 1; last > 0; last--) {
        int other = below(last + 1), card = g->deck[last];
        g->deck[last] = g->deck[other];
        g->deck[other] = card;
    }
    g->left = CARDS;
    g->pile[0] = g->pile[1] = 1;
    g->pile[2] = g->pile[3] = 100;
    for (int seat = 0; seat < SEATS; seat++) {
        g->held[seat] = 0;
        refill(g, seat);
    }
    start_turn(g, 0);
}

static int actions(const Game *g, int *list) {
    int count = 0;
    for (int pile = 0; pile < PILES; pile++)
        for (int i = 0; i < g->held[g->turn]; i++)
            if (fits(g, g->hand[g->turn][i], pile)) list[count++] = (g->hand[g->turn][i] - FIRST) * PILES + pile;
    if (g->owed == 0) list[count++] = END_TURN;
    return count;
}

static void end_turn(Game *g) {
    refill(g, g->turn);
    for (int step = 1; step <= SEATS; step++) {
        int seat = (g->turn + step) % SEATS;
        if (g->held[seat] > 0) {
            start_turn(g, seat);
            return;
        }
    }
    g->over = 1;
}

static void lay(Game *g, int card, int pile) {
    int *hand = g->hand[g->turn], held = --g->held[g->turn], i = 0;
    while (hand[i] != card) i++;
    for (; i < held; i++) hand[i] = hand[i + 1];
    g->pile[pile] = card;
    if (g->owed > 0) g->owed--;
    if (held == 0) end_turn(g);
    else judge(g);
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 1000000, moves = 0;
    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (long i = 0; i < games; i++) {
        Game game;
        int list[HAND * PILES + 1];
        deal(&game);
        while (!game.over) {
            int action = list[below(actions(&game, list))];
            if (action == END_TURN) end_turn(&game);
            else lay(&game, action / PILES + FIRST, action % PILES);
            moves++;
        }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%ld %ld %.6f\n", games, moves, (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) * 1e-9);
    return 0;
}
