// boardgame.io's own server with a game as light as The Game: four seats with six cards each, four piles, a deck that nobody
// sees. Whose turn it is lays any card on any pile and draws another; when the deck is empty what was laid is shuffled.
// Seats are shown their own hand and no other. Everything else is as the library has it: its server, its memory, its sockets.
//
//     node server.js PORT [FOLDER]     (prints a line when it listens)
//
// With a folder it keeps its games in files there, so that they are still there after a restart.

const { FlatFile, Server } = require("boardgame.io/server");

const SEATS = 4;
const HAND = 6;
const CARDS = Array.from({ length: 98 }, (_, place) => place + 2);

const game = {
  name: "lay",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const deck = random.Shuffle(CARDS);
    const hands = Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, deck.splice(0, HAND)]));
    return { secret: { deck }, players: hands, piles: [1, 1, 100, 100], laid: [] };
  },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    const places = Object.values(players).map((hand) => hand.length);
    return { ...open, deck: secret.deck.length, places, hand: players[playerID] ?? [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move: ({ G, playerID, random }, place, pile) => {
        const [card] = G.players[playerID].splice(place, 1);
        G.laid.push(card);
        G.piles[pile] = card;
        if (G.secret.deck.length === 0) {
          G.secret.deck = random.Shuffle(G.laid);
          G.laid = [];
        }
        G.players[playerID].push(G.secret.deck.pop());
      },
    },
  },
};

const [port, dir] = [Number(process.argv[2]), process.argv[3]];
const db = dir ? new FlatFile({ dir }) : undefined;
const server = Server({ games: [game], origins: ["http://localhost"], db });
server.run(port, () => console.log(`listening ${port}`));
