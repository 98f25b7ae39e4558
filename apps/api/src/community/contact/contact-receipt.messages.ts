import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of the receipt for a contact message. */
export const contactReceiptMessages = defineMessages({
  subject: {
    en: 'We have received your message',
    de: 'Wir haben deine Nachricht erhalten',
    es: 'Hemos recibido tu mensaje',
    it: 'Abbiamo ricevuto il tuo messaggio',
    fr: 'Nous avons reçu votre message',
    pt: 'Recebemos a sua mensagem',
    fa: 'پیام شما به دست ما رسید',
  },
  heading: {
    en: 'Your message has arrived',
    de: 'Deine Nachricht ist angekommen',
    es: 'Tu mensaje ha llegado',
    it: 'Il tuo messaggio è arrivato',
    fr: 'Votre message est arrivé',
    pt: 'A sua mensagem chegou',
    fa: 'پیام شما رسید',
  },
  text: {
    en: 'Thank you for writing to us. A person reads every message, and we will reply to this address within two working days.',
    de: 'Danke für deine Nachricht. Jede Nachricht wird von einem Menschen gelesen, und wir antworten innerhalb von zwei Werktagen an diese Adresse.',
    es: 'Gracias por escribirnos. Una persona lee cada mensaje y responderemos a esta dirección en un plazo de dos días laborables.',
    it: 'Grazie per averci scritto. Ogni messaggio è letto da una persona e ti risponderemo a questo indirizzo entro due giorni lavorativi.',
    fr: 'Merci de nous avoir écrit. Chaque message est lu par une personne, et nous vous répondrons à cette adresse sous deux jours ouvrés.',
    pt: 'Obrigado por nos escrever. Cada mensagem é lida por uma pessoa e responderemos para este endereço no prazo de dois dias úteis.',
    fa: 'از اینکه برای ما نوشتید سپاسگزاریم. هر پیام را یکی از همکاران ما می‌خواند و تا دو روز کاری به همین نشانی پاسخ می‌دهیم.',
  },
  copy: {
    en: 'You wrote:',
    de: 'Du hast geschrieben:',
    es: 'Has escrito:',
    it: 'Hai scritto:',
    fr: 'Vous avez écrit :',
    pt: 'Escreveu:',
    fa: 'شما نوشته‌اید:',
  },
  unasked: {
    en: 'If you did not write to us, someone mistyped their address. You can ignore this e-mail.',
    de: 'Wenn du uns nicht geschrieben hast, hat sich jemand bei der Adresse vertippt. Du kannst diese E-Mail ignorieren.',
    es: 'Si no nos has escrito tú, alguien se ha equivocado al escribir su dirección. Puedes ignorar este correo.',
    it: 'Se non ci hai scritto tu, qualcuno ha sbagliato indirizzo. Puoi ignorare questa e-mail.',
    fr: 'Si vous ne nous avez pas écrit, quelqu’un s’est trompé d’adresse. Vous pouvez ignorer cet e-mail.',
    pt: 'Se não nos escreveu, alguém se enganou no endereço. Pode ignorar este e-mail.',
    fa: 'اگر شما برای ما ننوشته‌اید، کسی به‌اشتباه نشانی شما را نوشته است. می‌توانید این ایمیل را نادیده بگیرید.',
  },
})
