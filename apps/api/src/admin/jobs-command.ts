import type { AdminCommand } from './admin-command.ts'

export const jobsCommand: AdminCommand = {
  name: 'jobs',
  usages: [
    ['jobs', 'lists the background jobs that failed for good'],
    ['jobs retry [id …]', 'enqueues them again, or only those whose ids follow'],
  ],
  accepts: ([action, ...ids]) => action === 'retry' || (action === undefined && ids.length === 0),
  async run({ services: { jobs }, args: [action, ...ids], print }) {
    if (action === 'retry') {
      return print(`Enqueued again: ${await jobs.retryDead(ids.length > 0 ? ids : undefined)}`)
    }
    const dead = await jobs.listDead()
    if (dead.length === 0) print('There are no dead jobs.')
    for (const { id, name, failedAt, attempts, failure } of dead) {
      print(`${id}  ${failedAt.toISOString()}  ${name}  ${attempts} attempts  ${failure ?? ''}`)
    }
  },
}
