export type ReorderListLabels = {
  /** Name of the button of an entry and of its menu. */
  move: (name: string) => string
  up: string
  down: string
  toTop: string
  toEnd: string
  /** Opens the list of positions. */
  toPosition: string
  /** Announced after a move. The position begins with 1. */
  moved: (name: string, position: number, count: number) => string
}

export const english: ReorderListLabels = {
  move: (name) => `Move ${name}`,
  up: 'Up',
  down: 'Down',
  toTop: 'To the top',
  toEnd: 'To the end',
  toPosition: 'To position',
  moved: (name, position, count) => `${name} is now ${position} of ${count}`,
}
