/** What this device remembers: who I am, which seats are mine, and how I like things. */

interface Seat {
  readonly token: string;
  readonly seat: string;
  readonly at: number;
  /** The server knew no such table when last asked; whoever runs it may bring it back. */
  readonly lost?: boolean;
}

/** What a paired television keeps; its token opens no seat. */
interface Screen {
  readonly table: string;
  readonly token: string;
}

/** What a server promised of a shuffle, and in which round this device first heard it. */
export interface Promised {
  readonly hash: string;
  readonly round: number;
}

/** A link to an album that was made here, and the so-manieth it is: a newer one replaces it. */
export interface AlbumLink {
  readonly link: string;
  readonly number: number;
}

interface Kept {
  name: string;
  pawn: string | null;
  language: string | null;
  /** Whether there are sounds; null: nobody has said. */
  sounds: boolean | null;
  /** Games played to their end: whoever has played one needs no hints. */
  games: number;
  seats: Record<string, Seat>;
  /** The table that this device is the television of. */
  screen: Screen | null;
  /** The tables whose television is before my eyes. */
  sofas: string[];
  muted: Record<string, string[]>;
  /** What has been said once, and is not to be said again. */
  told: string[];
  /** The notice of whoever runs the server that was read and put away. */
  noticed: string;
  /** The nudges that a storyteller has seen. */
  nudges: readonly number[];
  /** By table and game; never written over, or a server could change its promise. */
  promises: Record<string, Promised>;
  /** By table and game: a server tells a link once. */
  albums: Record<string, AlbumLink>;
}

const KEY = 'pinxit';
const MOST_SEATS = 40;
const MOST_PROMISES = 100;
const MOST_ALBUMS = 100;
/** What is held in a hand; a television has fingers at most on its remote control. */
const PHONE = '(max-width: 599px), (max-height: 480px), (pointer: coarse) and (max-width: 1279px)';

const NOTHING: Kept = {
  name: '',
  pawn: null,
  language: null,
  sounds: null,
  games: 0,
  seats: {},
  screen: null,
  sofas: [],
  muted: {},
  told: [],
  noticed: '',
  nudges: [],
  promises: {},
  albums: {},
};

function load(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...NOTHING }; // private windows may keep nothing, or somebody has edited it
  }
}

class Device {
  #kept = $state<Kept>(load());

  get name(): string {
    return this.#kept.name;
  }
  get pawn(): string | null {
    return this.#kept.pawn;
  }
  get language(): string | null {
    return this.#kept.language;
  }
  get novice(): boolean {
    return this.#kept.games === 0;
  }
  get games(): number {
    return this.#kept.games;
  }
  /** Whether there are sounds here: phones are silent until somebody says otherwise. */
  get sound(): boolean {
    return this.#kept.sounds ?? !matchMedia(PHONE).matches;
  }
  get nudges(): readonly number[] {
    return this.#kept.nudges;
  }
  get noticed(): string {
    return this.#kept.noticed;
  }

  remember(
    changes: Partial<Pick<Kept, 'name' | 'pawn' | 'language' | 'sounds' | 'games' | 'noticed' | 'nudges'>>,
  ): void {
    Object.assign(this.#kept, changes);
    this.#save();
  }

  seat(code: string): Seat | undefined {
    return this.#kept.seats[code];
  }

  sit(code: string, token: string, seat: string): void {
    this.#kept.seats[code] = { token, seat, at: Date.now() };
    const codes = Object.entries(this.#kept.seats).sort(([, a], [, b]) => b.at - a.at);
    this.#kept.seats = Object.fromEntries(codes.slice(0, MOST_SEATS));
    this.#save();
  }

  standUp(code: string): void {
    const { [code]: _left, ...others } = this.#kept.seats;
    this.#kept.seats = others;
    this.#save();
  }

  get screen(): Screen | null {
    return this.#kept.screen;
  }
  /** This device is the television of a table, or not any more. */
  show(screen: Screen | null): void {
    this.#kept.screen = screen;
    this.#save();
  }

  /** Whether I sit in front of a table's television. */
  onSofa(code: string): boolean {
    return this.#kept.sofas.includes(code);
  }
  sitOnSofa(code: string, there: boolean): void {
    const others = this.#kept.sofas.filter((one) => one !== code);
    this.#kept.sofas = (there ? [code, ...others] : others).slice(0, MOST_SEATS);
    this.#save();
  }

  /** The server knows no such table, or does again: its seat is kept, and not shown meanwhile. */
  misplace(code: string, lost: boolean): void {
    const seat = this.seat(code);
    if (!seat || (seat.lost ?? false) === lost) return;
    this.#kept.seats[code] = { ...seat, lost };
    this.#save();
  }

  /** Those at a table whom I do not want to read. */
  muted(code: string): readonly string[] {
    return this.#kept.muted[code] ?? [];
  }

  mute(code: string, seat: string, muted: boolean): void {
    const others = this.muted(code).filter((one) => one !== seat);
    this.#kept.muted[code] = muted ? [...others, seat] : others;
    this.#save();
  }

  told(what: string): boolean {
    return this.#kept.told.includes(what);
  }

  tell(what: string): void {
    this.#kept.told = [what, ...this.#kept.told.filter((one) => one !== what)].slice(0, MOST_SEATS);
    this.#save();
  }

  /** What was promised of a game's shuffle while it was on; undefined: this device was not there. */
  promised(code: string, game: number): Promised | undefined {
    return this.#kept.promises[`${code} ${game}`];
  }

  /** Note a promise when it is first heard. */
  notePromise(code: string, game: number, hash: string, round: number): void {
    if (this.promised(code, game)) return;
    const kept = Object.entries(this.#kept.promises).slice(1 - MOST_PROMISES);
    this.#kept.promises = Object.fromEntries([...kept, [`${code} ${game}`, { hash, round }]]);
    this.#save();
  }

  /** The link to an album that this device has made. */
  album(code: string, game: number): AlbumLink | undefined {
    return this.#kept.albums[`${code} ${game}`];
  }

  keepAlbum(code: string, game: number, link: AlbumLink | null): void {
    const { [`${code} ${game}`]: _old, ...others } = this.#kept.albums;
    const kept = Object.entries(others).slice(1 - MOST_ALBUMS);
    this.#kept.albums = Object.fromEntries(link ? [...kept, [`${code} ${game}`, link]] : kept);
    this.#save();
  }

  /** The tables I sat at, the last one first. */
  get tables(): string[] {
    return Object.entries(this.#kept.seats)
      .filter(([, seat]) => !seat.lost)
      .sort(([, a], [, b]) => b.at - a.at)
      .map(([code]) => code);
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A full or forbidden storage must not stop a game.
    }
  }
}

export const device = new Device();
