import { defineMessages } from '../i18n/define-messages.ts'

/** The messages of the contact form. */
export const contactFormMessages = defineMessages({
  received: {
    en: 'Thank you for your message. We answer by e-mail.',
    de: 'Danke für deine Nachricht. Wir antworten per E-Mail.',
    es: 'Gracias por tu mensaje. Te responderemos por correo.',
    it: 'Grazie per il tuo messaggio. Ti rispondiamo via e-mail.',
    fr: 'Merci pour votre message. Nous vous répondons par e-mail.',
    pt: 'Obrigado pela sua mensagem. Respondemos por e-mail.',
    fa: 'از پیام شما سپاسگزاریم. با ایمیل پاسخ می‌دهیم.',
  },
})
