import { createInterface } from 'node:readline/promises'

/** Asks before what cannot be undone. Throws unless the answer is yes, or if no one can answer. */
export async function confirmAtTerminal(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Error(`${question} Pass --yes to do it without being asked.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} Type “yes” to go on: `)
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing was changed.')
}
