/** What a reporter sends to `pnpm test` while a step runs. */
export type TestEvent =
  | { type: 'passed' }
  | { type: 'failed'; name: string; error: string }
  /** A figure to print at the end. */
  | { type: 'figure'; text: string }
  /** The runner has finished. Without it, it crashed. */
  | { type: 'end' }

// The ASCII record separator does not occur in other output.
const marker = '\u001E'

/** Writes an event as a line of standard output. */
export function sendEvent(event: TestEvent): void {
  process.stdout.write(`${marker}${JSON.stringify(event)}\n`)
}

/** Returns a function that takes output in chunks, calls `onEvent` for each event and returns the rest as text. */
export function createEventReader(onEvent: (event: TestEvent) => void): (chunk: string) => string {
  let pending = ''
  return (chunk) => {
    const lines = (pending + chunk).split('\n')
    pending = lines.pop() ?? ''
    const text: string[] = []
    for (const line of lines) {
      const [before = '', json] = line.split(marker, 2)
      if (json === undefined) text.push(`${line}\n`)
      else {
        text.push(before)
        const event: TestEvent = JSON.parse(json)
        onEvent(event)
      }
    }
    return text.join('')
  }
}
