// Made by `python -m pinxit.protocol.typescript` from the protocol. Do not edit.

/** What a hello names; the server refuses any other. */
export const PROTOCOL = 2;

/** The most letters that the name of a card can have. */
export const WIDEST_CARD = 81;

/** The most votes that anybody may have, by any edition or house rule. */
export const MOST_VOTES = 12;

/** The most letters that may be whispered about a picture. */
export const LONGEST_WHISPER = 60;

/** The languages of the house, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  pl: 'Polski',
  uk: 'Українська',
  ro: 'Română',
  cs: 'Čeština',
} as const;

/** What they are written in. */
export const SCRIPTS = ['latin', 'cyrillic'] as const;

/** The quick reactions, in the order in which they are offered. */
export const REACTIONS = ['heart', 'laugh', 'wow', 'clap', 'think', 'oops', 'sleep', 'fox'] as const;

export type Reaction = (typeof REACTIONS)[number];

/** Anything that a seat asks for, told apart by `do`. */
export type Wish =
  | Claim
  | Tell
  | Mend
  | Give
  | Vote
  | TakeBack
  | GoOn
  | StandUp
  | SetReady
  | Rename
  | ComeBack
  | GiveHeart
  | SignAlbum
  | Whisper
  | ShareClip
  | Begin
  | Gather
  | ChangeSettings
  | AddComputer
  | Kick
  | Unban
  | Vouch
  | HandOver
  | Skip
  | StandIn
  | Pause
  | Resume
  | Extend
  | SkipShow
  | UnpairScreen
  | TakeBackAlbum
  | Finish;

/** Anything that a seat may do now, told apart by `may`. */
export type Option =
  | MayClaim
  | MayTell
  | MayMend
  | MayGive
  | MayVote
  | MayTakeBack
  | MayGoOn
  | MayLeave
  | MayJoin
  | MaySkip
  | MayTimeOut
  | MayFinish;

/** Anything by which cards or turns moved, told apart by `step`. */
export type AuditStep = Raced | Laid | Piled | Filled | Began | Left | Joined;

/**
 * The first message: which table, and the secret that opens a seat (null: a spectator).
 *
 * Who comes back names the version they last saw, and is sent only what has changed.
 */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly table: string;
  /** @default null */
  readonly token?: string | null;
  /** @default null */
  readonly version?: number | null;
  /** @default 0 */
  readonly chat?: number;
}

/**
 * A wish. The id is the client's own; sent again, it is answered again and done once.
 *
 * With `game`, `round` and `phase` the wish is for that moment only.
 */
export interface Do {
  readonly type: 'do';
  readonly id: string;
  readonly wish: Wish;
  /** @default null */
  readonly game?: number | null;
  /** @default null */
  readonly round?: number | null;
  /** @default null */
  readonly phase?: Phase | null;
}

/** I have a clue: let me be the first storyteller. */
export interface Claim {
  readonly do: 'claim';
}

/** This is my card, secretly, and this is the clue. */
export interface Tell {
  readonly do: 'tell';
  readonly card: string;
  readonly clue: ClueDraft;
}

/**
 * The storyteller's clue; the text of one that is not in words is its caption.
 *
 * The clip is what was sung, mimed or drawn, by a name that says nothing: the rules never look.
 */
export interface Clue {
  readonly text: string;
  readonly medium: Medium;
  readonly clip: string | null;
}

/**
 * The storyteller's clue; the text of one that is not in words is its caption.
 *
 * The clip is what was sung, mimed or drawn, by a name that says nothing: the rules never look.
 *
 * As it is sent: what is left out has its default.
 */
export interface ClueDraft {
  readonly text: string;
  /** @default "words" */
  readonly medium?: Medium;
  /** @default null */
  readonly clip?: string | null;
}

/** In what form a clue is given. */
export type Medium = 'drawing' | 'mime' | 'sound' | 'spoken' | 'words';

/** My clue was meant to be worded like this. */
export interface Mend {
  readonly do: 'mend';
  readonly text: string;
}

/** These cards of mine suit the clue, too. */
export interface Give {
  readonly do: 'give';
  readonly cards: readonly string[];
}

/** One of these is the storyteller's. A card named twice gets two votes. */
export interface Vote {
  readonly do: 'vote';
  readonly cards: readonly string[];
}

/** Let me choose again what I gave or voted for. */
export interface TakeBack {
  readonly do: 'take_back';
}

/** We have seen the reveal. */
export interface GoOn {
  readonly do: 'go_on';
}

/** I leave the table, and the game. */
export interface StandUp {
  readonly do: 'stand_up';
}

/** I am ready for the next game, or not yet after all. */
export interface SetReady {
  readonly do: 'set_ready';
  readonly ready: boolean;
}

/** Call me so from now on, and give me this pawn; what is left out stays as it is. */
export interface Rename {
  readonly do: 'rename';
  /** @default null */
  readonly name?: string | null;
  /** @default null */
  readonly pawn?: string | null;
}

/** I am back and move for myself. */
export interface ComeBack {
  readonly do: 'come_back';
}

/** I like this card of the reveal best; null: none, after all. */
export interface GiveHeart {
  readonly do: 'give_heart';
  readonly card: string | null;
}

/** My name may stand in the album of this game, or may not after all. */
export interface SignAlbum {
  readonly do: 'sign_album';
  readonly game: number;
  readonly named: boolean;
}

/** I tell computer players a word or two of a picture of our own; nothing: none, after all. */
export interface Whisper {
  readonly do: 'whisper';
  readonly card: string;
  readonly text: string;
}

/** What I have told with this clip may be in the album of its game, or may not after all. */
export interface ShareClip {
  readonly do: 'share_clip';
  readonly clip: string;
  readonly shared: boolean;
}

/** The host starts a game with everyone at the table. */
export interface Begin {
  readonly do: 'begin';
  /** @default null */
  readonly first?: string | null;
}

/** The host takes everyone back to the lobby, after a game and before the next. */
export interface Gather {
  readonly do: 'gather';
}

/** The host chooses other settings, between games. */
export interface ChangeSettings {
  readonly do: 'change_settings';
  readonly settings: SettingsChange;
}

/**
 * Other settings; what is left out stays as it is.
 *
 * House rules come whole: one that is not among them is taken away, as null is a value, too.
 */
export interface SettingsChange {
  readonly edition?: string;
  readonly house?: Readonly<Record<string, unknown>>;
  readonly decks?: readonly string[];
  readonly seats?: number;
  readonly language?: string;
  readonly public?: boolean;
  readonly timers?: TimersChange;
  readonly absent?: Absent;
  readonly spectators?: boolean;
  readonly chat?: boolean;
  readonly thinking?: boolean;
  readonly strength?: Strength;
  readonly remarks?: boolean;
  readonly strangers?: Strangers;
  readonly show?: Showing;
}

/** Other timers; those that are left out stay as they are. */
export interface TimersChange {
  readonly race?: number | null;
  readonly clue?: number | null;
  readonly give?: number | null;
  readonly vote?: number | null;
  readonly reveal?: number | null;
  readonly away?: number | null;
}

/** What happens when time is up, or a player has been away too long. */
export type Absent = 'skip' | 'stand_in' | 'wait';

/** As it goes over the wire. */
export type Strength = 'easy' | 'fair' | 'strong';

/** How those are met who find a table in the public list. Other tables know no strangers. */
export type Strangers = 'quiet' | 'welcome';

/** How much time a table takes for its reveals. */
export type Showing = 'short' | 'whole';

/** The host invites a computer player; which character and name is left open if not said. */
export interface AddComputer {
  readonly do: 'add_computer';
  /** @default null */
  readonly name?: string | null;
  /** @default null */
  readonly character?: string | null;
}

/** The host asks somebody to leave; with a ban, for good. */
export interface Kick {
  readonly do: 'kick';
  readonly seat: string;
  /** @default false */
  readonly ban?: boolean;
}

/** The host lets somebody back who was banned from this seat. */
export interface Unban {
  readonly do: 'unban';
  readonly seat: string;
}

/** The host vouches for a stranger. */
export interface Vouch {
  readonly do: 'vouch';
  readonly seat: string;
}

/** The host makes somebody else host. */
export interface HandOver {
  readonly do: 'hand_over';
  readonly seat: string;
}

/** The table waits no longer for this seat in this phase. */
export interface Skip {
  readonly do: 'skip';
  readonly seat: string;
}

/** A computer player shall move for a seat until its player is back. */
export interface StandIn {
  readonly do: 'stand_in';
  readonly seat: string;
}

/** The host stops the game. */
export interface Pause {
  readonly do: 'pause';
}

/** The host lets the game go on. */
export interface Resume {
  readonly do: 'resume';
}

/** The host gives everyone more time. */
export interface Extend {
  readonly do: 'extend';
  readonly seconds: number;
}

/** The host shows everyone the points of a round at once. */
export interface SkipShow {
  readonly do: 'skip_show';
}

/** The host lets a television go: it shows nothing of this table any more. */
export interface UnpairScreen {
  readonly do: 'unpair_screen';
  readonly screen: string;
}

/** The host takes the link to an album back. */
export interface TakeBackAlbum {
  readonly do: 'take_back_album';
  readonly game: number;
}

/** The host ends the game with the points as they are. */
export interface Finish {
  readonly do: 'finish';
}

/** What the table is doing now. */
export type Phase = 'clue' | 'give' | 'over' | 'paused' | 'race' | 'reveal' | 'vote';

/** Something for all to read. */
export interface Say {
  readonly type: 'say';
  /** @default "" */
  readonly text?: string;
  /** @default null */
  readonly reaction?: string | null;
}

/** Somebody here is to be looked at by whoever runs the server; nobody else is told. */
export interface Report {
  readonly type: 'report';
  readonly id: string;
  readonly seat: string;
  readonly fault: Fault;
  /** @default "" */
  readonly text?: string;
}

/** What is wrong with somebody. */
export type Fault = 'indecent' | 'other' | 'rude' | 'spam' | 'spoils';

/** I want to go on playing on another device. */
export interface AskSeatCode {
  readonly type: 'ask_seat_code';
}

/** I have lost the thread: send me everything. */
export interface AskView {
  readonly type: 'ask_view';
}

/** Tell me whether you are there. */
export interface Ping {
  readonly type: 'ping';
}

/** You are at the table; this is how it stands. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly seat: string | null;
  readonly screen: string | null;
  readonly version: number;
  readonly sections: Sections;
  readonly chat: readonly Said[];
  readonly build: string;
}

/** Any of the sections; those that are absent have not changed. */
export interface Sections {
  readonly table?: TableSection;
  readonly sitters?: readonly SitterView[];
  readonly spectators?: number;
  readonly screens?: readonly ScreenView[];
  readonly clock?: ClockSection;
  readonly history?: readonly PastGame[];
  readonly game?: GameSection | null;
  readonly numbers?: Numbers | null;
  readonly round?: RoundView | null;
  readonly waiting?: Waiting | null;
  readonly scores?: readonly ScoreView[];
  readonly piles?: Piles | null;
  readonly board?: readonly string[];
  readonly reveal?: Reveal | null;
  readonly hearts?: Readonly<Record<string, string>>;
  readonly played_for?: readonly Played[];
  readonly mine?: Mine | null;
  readonly may?: readonly Option[];
  readonly bans?: readonly BanView[];
  readonly albums?: readonly AlbumView[];
  readonly whispers?: Readonly<Record<string, string>>;
  readonly clips?: readonly ClipView[];
}

/** What is agreed at the table. */
export interface TableSection {
  readonly code: string;
  readonly settings: Settings;
  readonly host: string | null;
  readonly lent_by: string | null;
  readonly paused: boolean;
  readonly games: number;
  readonly gathering: boolean;
}

/** All that a host can choose. */
export interface Settings {
  readonly edition: string;
  readonly house: Readonly<Record<string, unknown>>;
  readonly decks: readonly string[];
  readonly seats: number;
  readonly language: string;
  readonly public: boolean;
  readonly timers: Timers;
  readonly absent: Absent;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly thinking: boolean;
  readonly strength: Strength;
  readonly remarks: boolean;
  readonly strangers: Strangers;
  readonly show: Showing;
}

/**
 * All that a host can choose.
 *
 * As it is sent: what is left out has its default.
 */
export interface SettingsDraft {
  /** @default "dixit" */
  readonly edition?: string;
  /** @default {} */
  readonly house?: Readonly<Record<string, unknown>>;
  /** @default [] */
  readonly decks?: readonly string[];
  /** @default 0 */
  readonly seats?: number;
  /** @default "en" */
  readonly language?: string;
  /** @default false */
  readonly public?: boolean;
  /** @default {"race": null, "clue": null, "give": null, "vote": null, "reveal": null, "away": 120} */
  readonly timers?: TimersDraft;
  /** @default "stand_in" */
  readonly absent?: Absent;
  /** @default true */
  readonly spectators?: boolean;
  /** @default true */
  readonly chat?: boolean;
  /** @default true */
  readonly thinking?: boolean;
  /** @default "fair" */
  readonly strength?: Strength;
  /** @default true */
  readonly remarks?: boolean;
  /** @default "quiet" */
  readonly strangers?: Strangers;
  /** @default "whole" */
  readonly show?: Showing;
}

/** How many seconds each phase may take; null: as long as it takes. */
export interface Timers {
  readonly race: number | null;
  readonly clue: number | null;
  readonly give: number | null;
  readonly vote: number | null;
  readonly reveal: number | null;
  readonly away: number | null;
}

/**
 * How many seconds each phase may take; null: as long as it takes.
 *
 * As it is sent: what is left out has its default.
 */
export interface TimersDraft {
  /** @default null */
  readonly race?: number | null;
  /** @default null */
  readonly clue?: number | null;
  /** @default null */
  readonly give?: number | null;
  /** @default null */
  readonly vote?: number | null;
  /** @default null */
  readonly reveal?: number | null;
  /** @default 120 */
  readonly away?: number | null;
}

/** Somebody at the table. */
export interface SitterView {
  readonly seat: string;
  readonly name: string;
  readonly pawn: string;
  readonly kind: Kind;
  readonly character: string | null;
  readonly remote: boolean;
  readonly here: boolean;
  readonly ready: boolean;
  readonly stood_in: boolean;
  readonly stranger: boolean;
}

/** Who sits on a seat. */
export type Kind = 'computer' | 'person';

/** A television that the host has paired with the table. */
export interface ScreenView {
  readonly screen: string;
  readonly language: string;
  readonly here: boolean;
}

/** When time is up, in seconds since 1970, by the server's clock. */
export interface ClockSection {
  readonly deadline: number | null;
  readonly time_left: number | null;
  readonly now: number;
  readonly show: Show | null;
}

/** A reveal that is being told, or was. */
export interface Show {
  readonly began: number;
  readonly length: number;
  readonly skipped: boolean;
  readonly held: number | null;
}

/** A line of the table's history; its events are between the two versions. */
export interface PastGame {
  readonly number: number;
  readonly edition: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly winners: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly first_version: number;
  readonly last_version: number;
}

/** What does not change during a game, and how it ended. */
export interface GameSection {
  readonly number: number;
  readonly edition: Edition;
  readonly seed_hash: string;
  readonly seed: string | null;
  readonly ending: End | null;
  readonly winners: readonly string[];
}

/** One way to play the game, complete. */
export interface Edition {
  readonly id: string;
  readonly name: string;
  readonly house: readonly string[];
  readonly players_min: number;
  readonly players_max: number;
  readonly hand: number | Readonly<Record<string, number>>;
  readonly give: number | Readonly<Record<string, number>>;
  readonly votes_min: number | Readonly<Record<string, number>>;
  readonly votes_max: number | Readonly<Record<string, number>>;
  readonly votes_may_stack: boolean;
  readonly count_over: Counting;
  readonly all_storyteller: number | Readonly<Record<string, number>>;
  readonly all_others: number | Readonly<Record<string, number>>;
  readonly none_storyteller: number | Readonly<Record<string, number>>;
  readonly none_others: number | Readonly<Record<string, number>>;
  readonly some_storyteller: number | Readonly<Record<string, number>>;
  readonly some_finder: number | Readonly<Record<string, number>>;
  readonly lone_vote: number | Readonly<Record<string, number>>;
  readonly bonus: number | Readonly<Record<string, number>>;
  readonly bonus_cap: number | null;
  readonly target: number | null;
  readonly turns_each: number | null;
  readonly short_pile: ShortPile;
  readonly first: First;
  readonly latecomer: Latecomer;
  readonly clue_length: number;
  readonly media: readonly Medium[];
  readonly theme: string;
  readonly blind: boolean;
}

/** Over what "all found it" and "none found it" are counted. */
export type Counting = 'voters' | 'votes';

/** What happens when the pile is too short for the whole table's refill. */
export type ShortPile = 'end' | 'reshuffle';

/** How the first storyteller is found. */
export type First = 'host' | 'race' | 'random';

/** With how many points somebody joins a running game. */
export type Latecomer = 'average' | 'lowest' | 'zero';

/** Why the game is over. */
export type End = 'host' | 'pile' | 'target' | 'turns';

/** An edition's numbers at one number of players; they hold from one refill to the next. */
export interface Numbers {
  readonly players: number;
  readonly hand: number;
  readonly give: number;
  readonly votes_min: number;
  readonly votes_max: number;
  readonly votes_may_stack: boolean;
  readonly count_over: Counting;
  readonly all_storyteller: number;
  readonly all_others: number;
  readonly none_storyteller: number;
  readonly none_others: number;
  readonly some_storyteller: number;
  readonly some_finder: number;
  readonly lone_vote: number;
  readonly bonus: number;
  readonly bonus_cap: number | null;
}

/** The round that is being played. */
export interface RoundView {
  readonly number: number;
  readonly phase: Phase;
  readonly storyteller: string | null;
  readonly next_teller: string | null;
  readonly clue: Clue | null;
  readonly void: Void | null;
}

/** Why a round came to nothing before the vote. */
export type Void = 'storyteller_left' | 'storyteller_silent' | 'too_few_cards' | 'too_few_players';

/** Whom the table waits for, and who has done what; never what they chose. */
export interface Waiting {
  readonly awaited: readonly string[];
  readonly laid_by: readonly string[];
  readonly voted: readonly string[];
  readonly clue_open: boolean;
}

/** A rabbit on the track. */
export interface ScoreView {
  readonly seat: string;
  readonly score: number;
  readonly newcomer: boolean;
}

/** How many cards are where. */
export interface Piles {
  readonly hands: Readonly<Record<string, number>>;
  readonly pile: number;
  readonly discards: number;
}

/** What everyone learns when a round is over. */
export interface Reveal {
  readonly round: number;
  readonly storyteller: string;
  readonly clue: Clue;
  readonly board: readonly string[];
  readonly laid: Readonly<Record<string, readonly string[]>>;
  readonly votes: Readonly<Record<string, readonly string[]>>;
  readonly outcome: Outcome;
  readonly points: Readonly<Record<string, Points>>;
}

/** How the storyteller's clue was met. */
export type Outcome = 'all' | 'none' | 'some' | 'void';

/** One player's points of one round, by where they come from. */
export interface Points {
  readonly base: number;
  readonly lone: number;
  readonly bonus: number;
}

/** Something that a computer player did for a person. */
export interface Played {
  readonly seat: string;
  readonly round: number;
  readonly act: Act;
}

/** What can be done for somebody. */
export type Act = 'claimed' | 'gave' | 'told' | 'voted';

/** What a seat alone knows. */
export interface Mine {
  readonly seat: string;
  readonly hand: readonly string[];
  readonly laid: readonly string[];
  readonly votes: readonly string[];
}

/** Claim the first turn. */
export interface MayClaim {
  readonly may: 'claim';
}

/**
 * Lay one of these cards, with a clue of one of these media that is not longer than this.
 *
 * A clue in words is of the theme, if there is one: one of `Theme`, or worded by the table.
 */
export interface MayTell {
  readonly may: 'tell';
  readonly cards: readonly string[];
  readonly longest: number;
  readonly media: readonly Medium[];
  readonly theme: string;
}

/** Word the clue anew. */
export interface MayMend {
  readonly may: 'mend';
  readonly medium: Medium;
  readonly longest: number;
  readonly theme: string;
}

/** Give so many different ones of these cards. */
export interface MayGive {
  readonly may: 'give';
  readonly cards: readonly string[];
  readonly number: number;
}

/** Cast so many votes on these cards. */
export interface MayVote {
  readonly may: 'vote';
  readonly cards: readonly string[];
  readonly fewest: number;
  readonly most: number;
  readonly votes_may_stack: boolean;
}

/** Choose again. */
export interface MayTakeBack {
  readonly may: 'take_back';
}

/** Go on after the reveal. */
export interface MayGoOn {
  readonly may: 'go_on';
}

/** Leave the game. */
export interface MayLeave {
  readonly may: 'leave';
}

/** Come into the running game. */
export interface MayJoin {
  readonly may: 'join';
}

/** Wait no longer for one of these seats. */
export interface MaySkip {
  readonly may: 'skip';
  readonly seats: readonly string[];
}

/** Wait no longer for anyone. */
export interface MayTimeOut {
  readonly may: 'time_out';
}

/** End the game. */
export interface MayFinish {
  readonly may: 'finish';
}

/** Somebody whom the host has banned, by the seat that they had. */
export interface BanView {
  readonly seat: string;
  readonly name: string;
}

/** What a seat may know of the album of a game that is over. */
export interface AlbumView {
  readonly game: number;
  readonly signed: boolean;
  readonly shared: boolean;
  readonly links: number;
  readonly pictures: boolean;
}

/** A clip as a seat knows it. */
export interface ClipView {
  readonly id: string;
  readonly medium: Medium;
  readonly seconds: number;
  readonly frames: number;
  readonly columns: number;
  readonly shared: boolean;
}

/** Something that somebody said, or a quick reaction. */
export interface Said {
  readonly number: number;
  readonly seat: string;
  readonly at: number;
  readonly text: string;
  readonly reaction: string | null;
}

/** What has changed since the version `from`; who has another one asks for the whole view. */
export interface Update {
  readonly type: 'update';
  readonly from: number;
  readonly to: number;
  readonly sections: Sections;
}

/** A wish was granted; it is on disk. */
export interface Done {
  readonly type: 'done';
  readonly id: string;
  readonly version: number;
}

/** A wish was refused; clients translate the reason, with its facts. */
export interface Refused {
  readonly type: 'refused';
  readonly reason: string;
  readonly id: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** What somebody said. */
export interface Talk {
  readonly type: 'talk';
  readonly said: readonly Said[];
}

/** Thank you: the report is kept. */
export interface Reported {
  readonly type: 'reported';
  readonly id: string;
}

/** Type this on the other device; it works once, and not for long. */
export interface SeatCode {
  readonly type: 'seat_code';
  readonly code: string;
  readonly seconds: number;
}

/** I am here. */
export interface Pong {
  readonly type: 'pong';
  readonly now: number;
}

/** A word from whoever runs the server, for everyone; nothing: the last one is over. */
export interface Notice {
  readonly type: 'notice';
  readonly text: string;
}

/** The last message: why, and after how many seconds to come back (null: do not). */
export interface Bye {
  readonly type: 'bye';
  readonly reason: string;
  readonly retry_after: number | null;
}

/** Whether the server is well. */
export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly protocol: number;
  readonly tables_awake: number;
  readonly warnings: readonly string[];
}

/** What people may want to know of a server before they give it a name. */
export interface About {
  readonly version: string;
  readonly keep_days: number | null;
  readonly contact: string | null;
  readonly clip_days: number | null;
}

/** A table that anyone may sit down at. */
export interface PublicLine {
  readonly code: string;
  readonly key: string;
  readonly summary: Summary;
}

/** A line of the public list. */
export interface Summary {
  readonly host: string | null;
  readonly edition: string;
  readonly house: boolean;
  readonly target: number | null;
  readonly language: string;
  readonly people: number;
  readonly computers: number;
  readonly seats: number;
  readonly playing: boolean;
  readonly round: number | null;
}

/** Open a table and be its host. */
export interface OpenTable {
  readonly name: string;
  /** @default null */
  readonly pawn?: string | null;
  readonly settings?: SettingsDraft;
  /** @default null */
  readonly password?: string | null;
  /** @default null */
  readonly request?: string | null;
}

/** A seat, and the secret that opens it: keep it, it is not shown again. */
export interface SeatTaken {
  readonly code: string;
  readonly seat: string;
  readonly token: string;
  readonly link: string;
}

/** What somebody with the code may know before sitting down. */
export interface TableInfo {
  readonly code: string;
  readonly summary: Summary;
  readonly names: readonly string[];
  readonly free_pawns: Readonly<Record<string, string>>;
  readonly spectators: boolean;
  readonly link: string;
}

/** Sit down at a table. */
export interface SitDown {
  readonly name: string;
  /** @default null */
  readonly pawn?: string | null;
  /** @default null */
  readonly request?: string | null;
}

/** With this code one program may sit down as a computer player, once, and not for long. */
export interface Admission {
  readonly admission: string;
  readonly seconds: number;
}

/** I am a program whom a host has admitted by this code. */
export interface SitAsComputer {
  readonly admission: string;
  readonly name: string;
  /** @default null */
  readonly pawn?: string | null;
  /** @default null */
  readonly request?: string | null;
}

/** The recap of a game that is over. */
export interface GameStory {
  readonly names: Readonly<Record<string, string>>;
  readonly recap: Recap;
  readonly pawns: Readonly<Record<string, string>>;
  readonly played_for: readonly Played[];
  readonly hearts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly clips: readonly ClipView[];
}

/** An evening, as everyone may know it. */
export interface Recap {
  readonly edition: string;
  readonly house: readonly string[];
  readonly seats: readonly string[];
  readonly left: readonly string[];
  readonly rounds: readonly Reveal[];
  readonly voids: readonly VoidRound[];
  readonly scores: Readonly<Record<string, number>>;
  readonly ending: End | null;
  readonly winners: readonly string[];
  readonly seed: string | null;
  readonly seed_hash: string;
  readonly awards: readonly Award[];
}

/** A round that came to nothing before the vote. */
export interface VoidRound {
  readonly round: number;
  readonly storyteller: string | null;
  readonly reason: Void;
}

/** An honour, who shares it, how often or how much, and the round if it was one. */
export interface Award {
  readonly honour: Honour;
  readonly seats: readonly string[];
  readonly value: number;
  readonly round: number | null;
}

/** What somebody is remembered for. */
export type Honour =
  | 'big_round'
  | 'deceiver'
  | 'inspired_clue'
  | 'kindred_spirits'
  | 'mind_reader'
  | 'open_book'
  | 'rope_walker'
  | 'sphinx';

/** All that it takes to check the shuffle of a game that is over; complete in itself. */
export interface GameAudit {
  readonly format: 'pinxit-audit/1';
  readonly table: string;
  readonly game: number;
  readonly names: Readonly<Record<string, string>>;
  readonly evidence: Evidence;
}

/** All that an audit needs; `promise` is what was published of the seed at the start. */
export interface Evidence {
  readonly promise: string;
  readonly seed: string;
  readonly edition: Edition;
  readonly deal: Deal;
  readonly steps: readonly AuditStep[];
}

/** The deal: the hands in the order of seats, and the pile, the next card first. */
export interface Deal {
  readonly hands: readonly Hand[];
  readonly pile: readonly string[];
  readonly first: string | null;
}

/** Cards that a seat was dealt, in this order. */
export interface Hand {
  readonly seat: string;
  readonly cards: readonly string[];
}

/** The first storyteller was found: by lot, or because they were ready first. */
export interface Raced {
  readonly step: 'race';
  readonly seat: string;
  readonly drawn: boolean;
}

/** The cards of the round lie face up, in this order. */
export interface Laid {
  readonly step: 'board';
  readonly cards: readonly string[];
}

/** There is a new pile. */
export interface Piled {
  readonly step: 'pile';
  readonly cards: readonly string[];
}

/** Hands were filled from the pile. */
export interface Filled {
  readonly step: 'fill';
  readonly hands: readonly Hand[];
}

/** A round began with everyone who is here; the first begins with the deal. */
export interface Began {
  readonly step: 'round';
  readonly number: number;
}

/** Somebody left, and their cards are discarded. */
export interface Left {
  readonly step: 'left';
  readonly seat: string;
}

/** Somebody came, and is dealt in when hands are filled next. */
export interface Joined {
  readonly step: 'joined';
  readonly seat: string;
  readonly before: string | null;
}

/** Give out a link to an album; with `pictures`, it shows those that the host brought along. */
export interface ShareAlbum {
  /** @default false */
  readonly pictures?: boolean;
}

/** A link to an album: keep it, it is not shown again. */
export interface AlbumLink {
  readonly link: string;
  readonly secret: string;
  readonly number: number;
}

/** Take my seat on this device. */
export interface MoveSeat {
  readonly seat_code: string;
  /** @default null */
  readonly request?: string | null;
}

/** What was brought along is kept, and can be told by this name. */
export interface ClipKept {
  readonly clip: string;
  readonly seconds: number;
}

/** A game that is over, for whoever has the link; its seats have names of their own. */
export interface Album {
  readonly people: Readonly<Record<string, AlbumPerson>>;
  readonly seats: readonly string[];
  readonly rounds: readonly Reveal[];
  readonly scores: Readonly<Record<string, number>>;
  readonly winners: readonly string[];
  readonly awards: readonly Award[];
  readonly played_for: readonly Played[];
  readonly hearts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly own: readonly AlbumCard[];
  readonly clips: readonly AlbumClip[];
}

/** Somebody in an album. */
export interface AlbumPerson {
  readonly name: string | null;
  readonly pawn: string | null;
}

/** A card in an album that is of no deck of the server's. */
export interface AlbumCard {
  readonly id: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly small: string | null;
  readonly large: string | null;
}

/** What a clue was told with; in an album it is called otherwise than at the table. */
export interface AlbumClip {
  readonly clip: string;
  readonly medium: Medium;
  readonly seconds: number;
  readonly frames: number;
  readonly columns: number;
  readonly address: string;
}

/** A screen that can be paired: what it shows, and the secret that it keeps. */
export interface ScreenWaiting {
  readonly code: string;
  readonly word: string;
  readonly secret: string;
  readonly seconds: number;
  readonly link: string;
}

/** A screen asks what has become of it. */
export interface ScreenSecret {
  readonly secret: string;
}

/** Whether a screen was paired, and with which table. */
export interface ScreenFate {
  readonly table: string | null;
  readonly seconds: number;
}

/** The code that a screen shows. */
export interface ScreenCode {
  readonly code: string;
}

/** The word that the screen shows which is about to be paired. */
export interface ScreenWord {
  readonly word: string;
}

/** The host has compared the word: this is our screen, and it shall speak a language. */
export interface PairScreen {
  readonly code: string;
  readonly language: string;
}

/** What the screen is called at the table. */
export interface Paired {
  readonly screen: string;
}

/** What can be chosen for a table, beside decks. */
export interface Choices {
  readonly editions: readonly Edition[];
  readonly bounds: Readonly<Record<string, Bounds>>;
  readonly timers: Readonly<Record<string, Timers>>;
  readonly timer: Bounds;
  readonly languages: readonly string[];
  readonly pawns: Readonly<Record<string, string>>;
  readonly characters: Readonly<Record<string, string>>;
  readonly uploads: boolean;
  readonly clips: boolean;
}

/** The least and the most that a number may be. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The decks of this server. */
export interface Decks {
  readonly decks: readonly DeckInfo[];
  readonly default: string | null;
}

/** What a host may know about a deck before choosing it. */
export interface DeckInfo {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly author: string;
  readonly licence: string;
  readonly version: string;
  readonly homepage: string | null;
  readonly cards: number;
  readonly planned: number;
  readonly unfinished: boolean;
  readonly languages: readonly string[];
  readonly back: string;
  readonly cover: string;
  readonly download: string | null;
}

/** A deck with all its cards. */
export interface DeckCards {
  readonly deck: DeckInfo;
  readonly cards: readonly CardInfo[];
  readonly retired: readonly CardInfo[];
}

/** What is on a card: for eyes by its pictures, for others in words. */
export interface CardInfo {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly note: string | null;
  readonly small: string;
  readonly large: string;
}

/** The decks of a table's own, and how much room there is for more. */
export interface OwnDecks {
  readonly decks: readonly OwnDeck[];
  readonly free_bytes: number;
  readonly table_bytes: number;
  readonly picture_bytes: number;
  readonly pictures_a_deck: number;
  readonly decks_a_table: number;
}

/** A deck of the table's own, as its host sees it. */
export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly language: string;
  readonly pictures: readonly OwnPicture[];
  readonly finished: boolean;
  readonly changed: boolean;
}

/** A picture of a deck of the table's own; it has another id when it was cut anew. */
export interface OwnPicture {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly small: string;
  readonly large: string;
  readonly width: number;
  readonly height: number;
  readonly crop: Crop;
  readonly notes: readonly string[];
}

/** A window of two to three: where it begins, and how wide it is; parts of the whole. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Begin a deck of the table's own. */
export interface NewDeck {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  /** @default "en" */
  readonly language?: string;
  /** @default null */
  readonly request?: string | null;
}

/** Say something else about a deck, or put its cards into another order. */
export interface DeckChange {
  /** @default null */
  readonly name?: string | null;
  /** @default null */
  readonly author?: string | null;
  /** @default null */
  readonly licence?: string | null;
  /** @default null */
  readonly order?: readonly string[] | null;
}

/** Say something else about a picture. */
export interface PictureChange {
  /** @default null */
  readonly title?: string | null;
  /** @default null */
  readonly description?: string | null;
}

/** Cut a picture anew. */
export interface Recut {
  /** @default null */
  readonly crop?: Crop | null;
}

/** How the server is, for whoever runs it. */
export interface Overview {
  readonly version: string;
  readonly seconds: number;
  readonly connections: number;
  readonly moves: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly slow_clients: number;
  readonly append_failures: number;
  readonly healthy: boolean;
  readonly draining: boolean;
  readonly notice: string;
  readonly tables: readonly AdminTable[];
  readonly database_bytes: number;
  readonly database_most: number | null;
  readonly warnings: readonly string[];
  readonly nodes: readonly AdminNode[];
}

/** A table that is awake, for whoever runs the server. */
export interface AdminTable {
  readonly code: string;
  readonly label: string;
  readonly public: boolean;
  readonly connections: number;
  readonly games: number;
  readonly summary: Summary;
  readonly node: string;
}

/** A server of this house, for whoever runs it. */
export interface AdminNode {
  readonly node: string;
  readonly version: string;
  readonly began_at: number;
  readonly tables: number;
  readonly connections: number;
  readonly moves: number;
  readonly here: boolean;
  readonly heard: boolean;
}

/** What somebody at a table has reported. */
export interface AdminReport {
  readonly id: number;
  readonly at: number;
  readonly report: KeptReport;
}

/** Somebody at a table about somebody else, with what that one wrote last. */
export interface KeptReport {
  readonly table: string;
  readonly by: string;
  readonly by_name: string;
  readonly about: string;
  readonly name: string;
  readonly own: string | null;
  readonly fault: Fault;
  readonly text: string;
  readonly lines: readonly string[];
  readonly clues: readonly string[];
  readonly clips: readonly Clip[];
  readonly origins: readonly string[];
}

/** A clip, as far as it takes to play it: of a mime, how its pictures lie on their sheet. */
export interface Clip {
  readonly id: string;
  readonly medium: Medium;
  readonly seconds: number;
  readonly frames: number;
  readonly columns: number;
}

/** A place from which nobody is let in, for whoever runs the server. */
export interface ShutOutPlace {
  readonly id: number;
  readonly at: number;
  readonly until: number | null;
  readonly place: string;
  readonly note: string;
}

/** Let nobody in from a place: that is named, or from which somebody came who was reported. */
export interface ShutOut {
  /** @default null */
  readonly place?: string | null;
  /** @default null */
  readonly report?: number | null;
  /** @default "" */
  readonly note?: string;
  /** @default null */
  readonly days?: number | null;
}

/** A word to everyone; nothing: no more. */
export interface NoticeText {
  readonly text: string;
}

/** Whether games may still begin, and tables be opened. */
export interface Drain {
  readonly on: boolean;
}

/** A refusal on HTTP. */
export interface ErrorBody {
  readonly error: Problem;
}

/** Why something was refused. */
export interface Problem {
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Anything that a client says. */
export type ClientMessage = Hello | Do | Say | Report | AskSeatCode | AskView | Ping;

/** Anything that the server says. */
export type ServerMessage =
  | Welcome
  | Update
  | Done
  | Refused
  | Talk
  | Reported
  | SeatCode
  | Pong
  | Notice
  | Bye;

/** Every reason of a refusal as of this version; later ones may know more. */
export type KnownReason =
  | 'admin_elsewhere'
  | 'after_end'
  | 'already_given'
  | 'already_seated'
  | 'already_started'
  | 'already_voted'
  | 'animated'
  | 'bad_admission'
  | 'bad_card'
  | 'bad_characters'
  | 'bad_clip'
  | 'bad_hello'
  | 'bad_message'
  | 'bad_name'
  | 'bad_pawn'
  | 'bad_place'
  | 'bad_screen_code'
  | 'bad_seat'
  | 'bad_seat_code'
  | 'bad_seed'
  | 'bad_setting'
  | 'bad_text'
  | 'bad_token'
  | 'bad_value'
  | 'banned'
  | 'blurred'
  | 'broken_clip'
  | 'broken_picture'
  | 'busy'
  | 'changed_line'
  | 'clip_missing'
  | 'clip_silent'
  | 'clip_told'
  | 'clip_too_large'
  | 'clip_too_long'
  | 'clip_too_short'
  | 'clips_away'
  | 'clips_busy'
  | 'clips_off'
  | 'clue_empty'
  | 'clue_off_theme'
  | 'clue_too_long'
  | 'deck_too_small'
  | 'draining'
  | 'duplicate_card'
  | 'endless'
  | 'failed'
  | 'file_too_large'
  | 'first_not_chosen'
  | 'foreign_origin'
  | 'full'
  | 'game_ending'
  | 'game_running'
  | 'hand_too_small'
  | 'hearts_later'
  | 'heic_off'
  | 'host_away'
  | 'impossible_step'
  | 'long_name'
  | 'long_whisper'
  | 'low_resolution'
  | 'many_whispers'
  | 'medium_not_allowed'
  | 'missing_end'
  | 'moment_passed'
  | 'more_votes_than_cards'
  | 'name_taken'
  | 'needs_password'
  | 'no_cards'
  | 'no_chat'
  | 'no_clock'
  | 'no_deck'
  | 'no_game'
  | 'no_hearts'
  | 'no_room'
  | 'no_room_for_clips'
  | 'no_screen_left'
  | 'no_seat_left'
  | 'no_show'
  | 'no_spectators'
  | 'no_such_album'
  | 'no_such_clip'
  | 'no_such_deck'
  | 'no_such_game'
  | 'no_such_page'
  | 'no_such_picture'
  | 'no_such_screen'
  | 'no_such_seat'
  | 'no_such_table'
  | 'not_a_log'
  | 'not_a_move'
  | 'not_a_person'
  | 'not_a_picture'
  | 'not_admin'
  | 'not_at_table'
  | 'not_awaited'
  | 'not_host'
  | 'not_in_round'
  | 'not_on_table'
  | 'not_our_picture'
  | 'not_paused'
  | 'not_playing'
  | 'not_seated'
  | 'not_started'
  | 'not_storyteller'
  | 'not_the_drawn_card'
  | 'not_your_card'
  | 'not_your_seat'
  | 'nothing_to_take_back'
  | 'other_protocol'
  | 'own_card'
  | 'own_heart'
  | 'paused'
  | 'pawn_taken'
  | 'people_only'
  | 'picture_crashed'
  | 'picture_too_heavy'
  | 'picture_too_slow'
  | 'pictures_away'
  | 'request_used'
  | 'same_card_twice'
  | 'seat_taken'
  | 'shut_out'
  | 'skipped'
  | 'storyteller_waits'
  | 'stranger'
  | 'stranger_clip'
  | 'table_full'
  | 'text_too_long'
  | 'theme_without_words'
  | 'time_left'
  | 'too_fast'
  | 'too_late'
  | 'too_many_decks'
  | 'too_many_pictures'
  | 'too_many_pixels'
  | 'too_small'
  | 'truncated'
  | 'unknown_character'
  | 'unknown_deck'
  | 'unknown_edition'
  | 'unknown_rule'
  | 'unknown_version'
  | 'unreadable'
  | 'unsupported_picture'
  | 'uploads_off'
  | 'votes_upside_down'
  | 'wrong_extension'
  | 'wrong_number_of_cards'
  | 'wrong_number_of_players'
  | 'wrong_number_of_votes'
  | 'wrong_password'
  | 'wrong_phase'
  | 'yourself';
