import { contactEndpoints } from '@chignon/contract/contact'
import { limiter, type Limits } from '../auth/limits.ts'
import type { Database } from '../db/client.ts'
import { implement } from '../http/implement.ts'
import { idOf } from '../http/viewer.ts'
import type { Mailer } from '../mail/mailer.ts'
import { keepMessage } from './contact.queries.ts'

/** Writing to the academy, whose address is `email`. */
export function contactRoutes(db: Database, limits: Limits, mailer: Mailer, email: string) {
  const perAddress = limiter(db, 'contactPerAddress', limits.contactPerAddress)
  const perSender = limiter(db, 'contactPerSender', limits.contactPerSender)

  return implement(contactEndpoints, {
    async send({ body, viewer, locale, say, clock, clientAddress }) {
      await perAddress.take(clientAddress)
      // Each message has a receipt mailed: nobody’s mailbox is to be filled by somebody else.
      await perSender.take(body.email)
      await db.transaction(async () => {
        const id = await keepMessage(db(), {
          userId: idOf(viewer),
          fullName: body.full_name,
          email: body.email,
          subject: body.subject,
          message: body.message || null,
          locale,
          createdAt: clock(),
        })
        await mailer.post({ kind: 'contact-message', to: email, aboutId: id })
        await mailer.post({ kind: 'contact-receipt', to: body.email, aboutId: id })
      })
      return { message: say.messageReceived }
    },
  })
}
