import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock/clock.ts'
import { messageOf } from './message.ts'
import type { Transport } from './transport.ts'

/** A transport without an SMTP server: writes each mail to an `.eml` file that any mail program opens. */
export function folderTransport(folder: string, from: string, clock: Clock): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ ...messageOf(mail, from), date: clock() })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const timestamp = clock().toISOString().slice(0, 19).replaceAll(':', '-')
      const file = path.join(folder, `${timestamp} ${mail.kind} ${mail.id.slice(0, 8)}.eml`)
      // Renamed when complete, so that no one reads half a mail. Readable by the owner only: links in mails give access to accounts.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => composer.close(),
  }
}
