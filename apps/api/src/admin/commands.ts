import type { AdminCommand } from './admin-command.ts'
import { jobsCommand } from './jobs-command.ts'
import { keysCommand } from './keys-command.ts'
import { ordersCommand } from './orders-command.ts'
import { ownerCommand } from './owner-command.ts'
import { roleCommand } from './role-command.ts'

const commands: readonly AdminCommand[] = [ownerCommand, roleCommand, jobsCommand, ordersCommand, keysCommand]

const usages = commands.flatMap((command) => command.usages)
const width = Math.max(...usages.map(([call]) => call.length))

/** How each command is called. */
export const usage = [
  'Commands:',
  ...usages.map(([call, effect]) => `  pnpm admin ${call.padEnd(width)}  ${effect}`),
  'Add --yes to answer what a command asks before it does what cannot be undone.',
].join('\n')

/** The command of a name. Throws an error that says how it is called if there is none, or not with these arguments. */
export function findCommand(name: string, args: string[]): AdminCommand {
  const command = commands.find((each) => each.name === name)
  if (!command) throw new Error(`There is no command “${name}”.\n${usage}`)
  if (!command.accepts(args)) {
    throw new Error(command.usages.map(([call]) => `Use “pnpm admin ${call}”.`).join('\n'))
  }
  return command
}
