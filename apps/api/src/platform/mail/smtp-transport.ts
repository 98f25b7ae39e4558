import { createTransport } from 'nodemailer'
import { messageOf } from './message.ts'
import { BouncedMailError, RejectedMailError, type Transport } from './transport.ts'

// Sending ends well before the time limit of the job `send-mail`, after which another process may send the mail again.
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
const sendTimeoutMs = 90_000

/** A transport over a pool of SMTP connections. `url` is `smtp://user:password@host:587` or `smtps://…`. */
export function smtpTransport(url: string, from: string): Transport {
  const server = createTransport({ url, pool: true, maxConnections: 3, ...timeouts })
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(sendTimeoutMs)
      try {
        await server.sendMail({ ...messageOf(mail, from), signal })
      } catch (error) {
        if (!isPermanentRejection(error)) throw error
        throw isBounce(error)
          ? new BouncedMailError(error.message, { cause: error })
          : new RejectedMailError(error.message, { cause: error })
      }
    },
    close: () => server.close(),
  }
}

// Only a permanently rejected recipient or content. A rejected password or sender is a wrong setting: the mail is retried
// until it is corrected.
function isPermanentRejection(error: unknown): error is Error {
  if (!(error instanceof Error && 'permanent' in error && 'command' in error)) return false
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA')
}

// A refused recipient. Codes X.7.Y are about us and not about the address: a server that blocks ours refuses everyone (RFC 3463).
function isBounce(error: Error): boolean {
  return 'command' in error && error.command === 'RCPT TO' && !/\b5\.7\.\d+\b/.test(error.message)
}
