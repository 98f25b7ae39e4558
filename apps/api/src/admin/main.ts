import { parseArgs } from 'node:util'
import { createServices } from '../create-services.ts'
import { migrate } from '../migrate.ts'
import { startOrJoinDatabase } from '../platform/db/embedded.ts'
import { readApiEnv } from '../platform/env.ts'
import { findCommand, usage } from './commands.ts'
import { confirmAtTerminal } from './confirm-at-terminal.ts'

// `pnpm admin [command …]`: what is done at the server and not in the studio. Without a command it lists them.

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { yes: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [name, ...args] = positionals
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  if (name === undefined || values.help) return print(usage)
  const command = findCommand(name, args)
  const env = readApiEnv(process.env)
  // The embedded database of an academy that is running stays with it.
  const database = await startOrJoinDatabase(env)
  const services = createServices({ ...env, databaseUrl: database.url })
  try {
    if (database.isEmbedded) await migrate(database.url)
    const confirm = (question: string) => (values.yes ? Promise.resolve() : confirmAtTerminal(question))
    await command.run({ services, args, print, confirm })
  } finally {
    await services.close()
    await database.stop()
  }
}
