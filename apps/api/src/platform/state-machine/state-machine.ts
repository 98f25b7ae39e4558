/** A row of a state table: from a state, by an event, to a state. */
export type Transition<State extends string, Event extends string> = readonly [
  from: State,
  event: Event,
  to: State,
]

/** The states of one noun, and how they change. */
export type StateMachine<State extends string, Event extends string> = {
  readonly name: string
  readonly initial: State
  readonly transitions: readonly Transition<State, Event>[]
  /** The state after an event. Throws an `UnknownTransitionError` if the table has none. */
  next(from: State, event: Event): State
  /** Whether the table has a transition. */
  can(from: State, event: Event): boolean
}

/** An event that a state does not accept: a mistake in the code that raised it. */
export class UnknownTransitionError extends Error {
  constructor(name: string, from: string, event: string) {
    super(`${name}: the state ${from} does not accept ${event}`)
  }
}

/** Declares a state machine as a table. Throws if the table has two targets for one event. */
export function defineStates<State extends string, Event extends string>({
  name,
  initial,
  transitions,
}: {
  name: string
  initial: State
  transitions: readonly Transition<State, Event>[]
}): StateMachine<State, Event> {
  const targets = new Map<string, State>()
  for (const [from, event, to] of transitions) {
    const key = keyOf(from, event)
    if (targets.has(key)) throw new Error(`${name}: ${key} has two targets`)
    targets.set(key, to)
  }
  return {
    name,
    initial,
    transitions,
    next: (from, event) => {
      const target = targets.get(keyOf(from, event))
      if (target === undefined) throw new UnknownTransitionError(name, from, event)
      return target
    },
    can: (from, event) => targets.has(keyOf(from, event)),
  }
}

function keyOf(from: string, event: string): string {
  return `${from} ${event}`
}
