import type { StateMachine } from './state-machine.ts'

/** A machine whose states and events are any texts. */
type AnyMachine = Pick<StateMachine<string, string>, 'name' | 'initial' | 'transitions'>

/** Draws state machines as a Markdown page with a Mermaid diagram of each. */
export function drawStates(machines: readonly AnyMachine[]): string {
  const head =
    '# States\n\nDrawn from the tables in `*.states.ts` by `pnpm --filter @chignon/api states`; a test fails if it is out of date.\n'
  return [head, ...machines.map(drawMachine)].join('\n')
}

function drawMachine({ name, initial, transitions }: AnyMachine): string {
  const sources = new Set(transitions.map(([from]) => from))
  const ends = [...new Set(transitions.map(([, , to]) => to))].filter((state) => !sources.has(state))
  const lines = [
    `[*] --> ${initial}`,
    ...transitions.map(([from, event, to]) => `${from} --> ${to}: ${event}`),
    ...ends.map((state) => `${state} --> [*]`),
  ]
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return `## ${title}\n\n\`\`\`mermaid\nstateDiagram-v2\n${lines.map((line) => `  ${line}\n`).join('')}\`\`\`\n`
}
