import { expect, test } from 'vitest'
import { openSmtp } from '../../testing/smtp-server.ts'
import { resetPasswordEmail } from '../../identity/password/reset-password.mail.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { smtpTransport } from './smtp-transport.ts'
import { RejectedMailError, type Mail } from './transport.ts'

const smtp = await openSmtp()
const from = '"Chignon" <hello@chignon.example>'
const branding = {
  brand: { name: 'Chignon', email: 'hello@chignon.example' },
  site: 'https://academy.example',
}
const url = 'https://academy.example/account/password-reset/abc'

async function persianMail(given: Partial<Mail> = {}): Promise<Mail> {
  const content = resetPasswordEmail({ locale: 'fa', firstName: 'نیلوفر' }, { url, minutes: 60 })
  return {
    id: '0195d3a4-8f00-7000-8000-000000000001',
    kind: 'reset-password',
    locale: content.locale,
    to: 'nilufar@example.com',
    subject: content.subject,
    html: await renderHtml(content, branding),
    text: renderText(content, branding),
    ...given,
  }
}

async function sent(mail: Mail) {
  const transport = smtpTransport(smtp.url, from)
  await transport.send(mail)
  transport.close()
  return smtp.deliveries.at(-1) ?? expect.unreachable('nothing arrived')
}

test('delivers a Persian mail unchanged as HTML and text', async () => {
  const mail = await persianMail()
  const delivery = await sent(mail)
  expect(delivery).toMatchObject({
    from: 'hello@chignon.example',
    to: ['nilufar@example.com'],
    mail: {
      from: { name: 'Chignon', address: 'hello@chignon.example' },
      to: [{ address: 'nilufar@example.com' }],
      subject: 'گذرواژهٔ جدیدی انتخاب کنید',
    },
  })
  const received = delivery.mail
  expect(received.html?.trim()).toBe(mail.html.trim())
  expect(received.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim())
  expect(received.html).toContain('dir="rtl"')
  expect(received.html).toContain('سلام \u2068نیلوفر\u2069،')
  expect(received.html).toContain('۶۰ دقیقه')
  expect(received.text).toContain(`\n${url}\n`)
})

test('sends the same Message-ID each time, and headers against automatic replies', async () => {
  const [first, second] = [await sent(await persianMail()), await sent(await persianMail())]
  expect(first.mail.messageId).toBe('<0195d3a4-8f00-7000-8000-000000000001@chignon.example>')
  expect(second.mail.messageId).toBe(first.mail.messageId)
  const headers = new Map(first.mail.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(headers.get('content-language')).toBe('fa')
})

test('line breaks in user input add neither headers nor recipients', async () => {
  const { to, mail } = await sent(
    await persianMail({
      to: 'ada@example.com',
      subject: 'Hello\r\nBcc: victim@example.com',
      replyTo: { name: 'Ada, "the\r\nBcc: victim@example.com', address: 'ada@example.com' },
    }),
  )
  expect(to).toEqual(['ada@example.com'])
  expect(mail.bcc).toBeUndefined()
  expect(mail.replyTo).toMatchObject([{ address: 'ada@example.com' }])
  expect(mail.replyTo).toHaveLength(1)
})

test.each([
  [550, RejectedMailError],
  [450, Error],
])(
  'send() rejects a recipient refused with %i, with a RejectedMailError only if permanent',
  async (code, kind) => {
    smtp.refusals.push({ code, text: 'No such mailbox' })
    const transport = smtpTransport(smtp.url, from)
    const refusal: unknown = await transport.send(await persianMail()).catch((error: unknown) => error)
    transport.close()
    expect(refusal).toBeInstanceOf(kind)
    expect(refusal instanceof RejectedMailError).toBe(code === 550)
  },
)

test('a failed login is not a RejectedMailError, so the mail is retried', async () => {
  const transport = smtpTransport(smtp.url.replace('secret', 'wrong'), from)
  const refusal: unknown = await transport.send(await persianMail()).catch((error: unknown) => error)
  transport.close()
  expect(refusal).toBeInstanceOf(Error)
  expect(refusal).not.toBeInstanceOf(RejectedMailError)
})
