import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { redactError } from '../db/errors.ts'
import type { Logger } from '../http/logger.ts'
import { nextAttempt } from './backoff.ts'
import type { MailTemplates } from './template.ts'
import type { Frame } from './email-content.ts'
import { noteFailure, removeMail, sweepOutbox, claimDue, type OutboxRow } from './outbox.queries.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { RefusedMail, type Transport } from './transport.ts'

const mostAtOnce = 5
const lookEvery = 15_000

/** Sends what lies in the outbox. Any number of them, in any number of processes, may work on one outbox. */
export type MailWorker = {
  /** Begins to look every 15 s: for what failed before, and for what another process left. */
  start(): void
  /** Sends what is due now; resolves when nothing is due any more. Never rejects. */
  drain(): Promise<void>
  /** Ends; what is being sent is sent first. */
  stop(): Promise<void>
}

export type MailWorkerParts = {
  db: Database
  clock: Clock
  logger: Logger
  transport: Transport
  templates: MailTemplates
  frame: () => Frame
}

export function createMailWorker(parts: MailWorkerParts): MailWorker {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined

  // One round at a time; who asks during a round has another one follow.
  async function work(): Promise<void> {
    try {
      do {
        isAskedAgain = false
        await Promise.resolve()
        while (!stopping.signal.aborted && (await sendDue(parts)) > 0);
      } while (isAskedAgain && !stopping.signal.aborted)
    } catch (error) {
      parts.logger.warn(
        { err: redactError(error) },
        'the outbox could not be read; it is looked at again shortly',
      )
    } finally {
      running = undefined
    }
  }

  function drain(): Promise<void> {
    isAskedAgain = true
    running ??= work()
    return running
  }

  async function look(): Promise<void> {
    await drain()
    if (!stopping.signal.aborted) timer = setTimeout(() => void look(), lookEvery).unref()
  }

  return {
    start: () => void look(),
    drain,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

async function sendDue(parts: MailWorkerParts): Promise<number> {
  const { db, clock } = parts
  await sweepOutbox(db(), clock())
  const taken = await claimDue(db(), clock(), mostAtOnce)
  await Promise.all(taken.map((row) => sendOne(row, parts)))
  return taken.length
}

async function sendOne(row: OutboxRow, parts: MailWorkerParts): Promise<void> {
  const { db, clock, logger } = parts
  const details = { mail: row.id, kind: row.kind, attempt: row.attempts }
  try {
    await compose(row, parts)
    await removeMail(db(), row.id)
    logger.info(details, 'mail sent')
  } catch (error) {
    const told = redactError(error)
    const failure = told instanceof Error ? told.message : String(told)
    const next = error instanceof RefusedMail ? undefined : nextAttempt(row.attempts, clock())
    await noteFailure(db(), row, { failure, now: clock(), next })
    if (next) logger.warn({ ...details, failure }, 'mail not sent; it is tried again')
    else logger.error({ ...details, failure }, 'mail given up')
  }
}

async function compose(row: OutboxRow, { templates, frame, transport }: MailWorkerParts): Promise<void> {
  const letter = await templates[row.kind](row)
  if (!letter) return
  const { locale, subject, replyTo } = letter
  await transport.send({
    id: row.id,
    kind: row.kind,
    locale,
    to: row.recipient,
    subject,
    ...(replyTo ? { replyTo } : {}),
    html: await renderHtml(letter, frame()),
    text: renderText(letter, frame()),
  })
}
