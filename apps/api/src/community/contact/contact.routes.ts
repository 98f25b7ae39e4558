import { contactEndpoints } from '@chignon/contract/community/contact'
import { implement } from '../../platform/http/implement.ts'
import { viewerIdOf } from '../../platform/http/viewer.ts'
import { insertContactMessage } from './contact.queries.ts'
import { contactFormMessages } from './contact.messages.ts'

/** Messages to the academy. */
export const contactRoutes = implement(contactEndpoints, {
  async send({
    body,
    viewer,
    locale,
    clientAddress,
    services: { env, db, clock, limits, live, mailer, push },
  }) {
    await limits.contactPerAddress.take(clientAddress)
    // The sender gets a receipt, which must not be abused to flood someone else's mailbox.
    await limits.contactPerSender.take(body.email)
    await db.transaction(async () => {
      const id = await insertContactMessage(db(), {
        userId: viewerIdOf(viewer),
        fullName: body.full_name,
        email: body.email,
        subject: body.subject,
        message: body.message || null,
        locale,
        createdAt: clock(),
      })
      await mailer.enqueue({ kind: 'contact-message', to: env.brand.email, aboutId: id })
      await live.publish('staff', { type: 'inbox' })
      await push.enqueue({
        about: 'inbox',
        path: `/studio/inbox/${id}`,
        permission: 'inbox.answer',
        userId: null,
      })
      await mailer.enqueue({ kind: 'contact-receipt', to: body.email, aboutId: id })
    })
    return { message: contactFormMessages.received[locale] }
  },
})
