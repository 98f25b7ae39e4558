import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of the contact form. */
export const contactFormMessages = defineMessages({
  received: {
    en: 'Thank you for your message. We will reply by e-mail.',
    de: 'Danke für deine Nachricht. Wir antworten per E-Mail.',
    es: 'Gracias por tu mensaje. Te responderemos por correo.',
    it: 'Grazie per il tuo messaggio. Ti risponderemo via e-mail.',
    fr: 'Merci pour votre message. Nous vous répondrons par e-mail.',
    pt: 'Obrigado pela sua mensagem. Responderemos por e-mail.',
    fa: 'از پیام شما سپاسگزاریم. با ایمیل پاسخ خواهیم داد.',
  },
})
