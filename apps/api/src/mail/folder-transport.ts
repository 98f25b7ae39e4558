import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { messageOf } from './message.ts'
import type { Transport } from './transport.ts'

/** Puts mail into a folder, one `.eml` each that any mail program opens: for whoever has no SMTP server. */
export function folderTransport(folder: string, from: string, clock: Clock): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ ...messageOf(mail, from), date: clock() })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const moment = clock().toISOString().slice(0, 19).replaceAll(':', '-')
      const file = path.join(folder, `${moment} ${mail.kind} ${mail.id.slice(0, 8)}.eml`)
      // Whoever watches the folder never sees half a mail. Its links open accounts: nobody else reads it.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => composer.close(),
  }
}
