/** Pieces of cut paper: where each is at some moment, and how it is drawn. */

const MANY = 150;
const COLOURS = ['#d9604f', '#f6d795', '#7fb06a', '#7fa8d8', '#9b7fd0', '#fff1d6', '#dcae5e'] as const;
const SHAPES = ['star', 'dot', 'strip'] as const;

export interface Piece {
  readonly shape: (typeof SHAPES)[number];
  readonly colour: string;
  readonly x: number;
  /** Where it begins, above the stage. */
  readonly y: number;
  /** Pixels a second. */
  readonly falls: number;
  readonly sways: number;
  readonly turns: number;
  readonly size: number;
}

/** All pieces; the same ones every evening, as nobody compares. */
export function pieces(): Piece[] {
  let seed = 7;
  const chance = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: MANY }, (_, number) => ({
    shape: SHAPES[number % SHAPES.length] ?? 'dot',
    colour: COLOURS[number % COLOURS.length] ?? COLOURS[0],
    x: chance() * 1920,
    y: -40 - chance() * 620,
    falls: 260 + chance() * 260,
    sways: 20 + chance() * 50,
    turns: (chance() - 0.5) * 7,
    size: 9 + chance() * 11,
  }));
}

type Brush = CanvasRenderingContext2D;

export function drawn(brush: Brush, piece: Piece, seconds: number): void {
  const { x, y, falls, sways, turns, size } = piece;
  brush.save();
  brush.translate(x + Math.sin(seconds * 2 + y) * sways, y + falls * seconds);
  brush.rotate(turns * seconds);
  brush.fillStyle = piece.colour;
  brush.beginPath();
  if (piece.shape === 'dot') brush.arc(0, 0, size * 0.6, 0, 2 * Math.PI);
  else if (piece.shape === 'strip') brush.rect(-size, -size / 4, size * 2, size / 2);
  else star(brush, size);
  brush.fill();
  brush.restore();
}

function star(brush: Brush, size: number): void {
  for (let point = 0; point < 10; point++) {
    const turn = (point * Math.PI) / 5;
    const far = point % 2 ? size * 0.45 : size;
    brush.lineTo(Math.sin(turn) * far, -Math.cos(turn) * far);
  }
  brush.closePath();
}
