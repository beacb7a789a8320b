import type { RushHourCar } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";

export function carName(car: RushHourCar): string {
  return say("web-rush-hour-car", { kind: car.kind, card: car.number ?? 0 });
}

export interface NamedCar {
  id: string;
  car: RushHourCar;
}

/** Cars with unique ids: the second ambulance is `ambulance-2`. */
export function named(cars: ReadonlyArray<RushHourCar>): NamedCar[] {
  const counts = new Map<string, number>();
  return cars.map((car) => {
    const count = (counts.get(car.name) ?? 0) + 1;
    counts.set(car.name, count);
    return { id: count === 1 ? car.name : `${car.name}-${count}`, car };
  });
}
