import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** A received mail with its envelope. */
export type Delivery = { from: string; to: string[]; mail: Email }

/** A local SMTP server for tests. */
export type SmtpDouble = {
  url: string
  deliveries: Delivery[]
  /** The errors for the next recipients, one each. */
  refusals: { code: number; text: string }[]
}

/** Opens an SMTP server for the tests of one file, with the user `academy` and the password `secret`. */
export async function openSmtp(): Promise<SmtpDouble> {
  const deliveries: Delivery[] = []
  const refusals: SmtpDouble['refusals'] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      if (username === 'academy' && password === 'secret') callback(null, { user: username })
      else callback(Object.assign(new Error('Invalid credentials'), { responseCode: 535 }))
    },
    onRcptTo(_address, _session, callback) {
      const refusal = refusals.shift()
      callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, { envelope }, callback) {
      const { mailFrom, rcptTo } = envelope
      const receive = async () => {
        const mail = await PostalMime.parse(await buffer(stream))
        const [from, to] = [mailFrom ? mailFrom.address : '', rcptTo.map(({ address }) => address)]
        deliveries.push({ from, to, mail })
        callback()
      }
      void receive()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  afterAll(async () => {
    server.close()
    await once(server, 'close')
  })
  return { url: `smtp://academy:secret@127.0.0.1:${port}`, deliveries, refusals }
}
