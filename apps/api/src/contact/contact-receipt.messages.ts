import { defineMessages } from '../i18n/define-messages.ts'

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
    en: 'Your message is here',
    de: 'Deine Nachricht ist da',
    es: 'Tu mensaje ha llegado',
    it: 'Il tuo messaggio è arrivato',
    fr: 'Votre message est arrivé',
    pt: 'A sua mensagem chegou',
    fa: 'پیام شما رسید',
  },
  text: {
    en: 'Thank you for writing to us. A person reads every message, and we answer to this address within two working days.',
    de: 'Danke, dass du uns schreibst. Jede Nachricht liest ein Mensch, und wir antworten innerhalb von zwei Werktagen an diese Adresse.',
    es: 'Gracias por escribirnos. Una persona lee cada mensaje y respondemos a esta dirección en un plazo de dos días laborables.',
    it: 'Grazie per averci scritto. Ogni messaggio è letto da una persona e rispondiamo a questo indirizzo entro due giorni lavorativi.',
    fr: 'Merci de nous avoir écrit. Chaque message est lu par une personne, et nous répondons à cette adresse sous deux jours ouvrés.',
    pt: 'Obrigado por nos escrever. Cada mensagem é lida por uma pessoa e respondemos para este endereço no prazo de dois dias úteis.',
    fa: 'سپاس که برای ما نوشتید. هر پیام را یک نفر می‌خواند و تا دو روز کاری به همین نشانی پاسخ می‌دهیم.',
  },
  copy: {
    en: 'You wrote:',
    de: 'Du hast geschrieben:',
    es: 'Has escrito:',
    it: 'Hai scritto:',
    fr: 'Vous avez écrit :',
    pt: 'Escreveu:',
    fa: 'شما نوشته‌اید:',
  },
  unasked: {
    en: 'You did not write to us? Then somebody mistyped their address, and you can ignore this mail.',
    de: 'Du hast uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und du kannst diese E-Mail ignorieren.',
    es: '¿No nos has escrito? Entonces alguien se ha equivocado de dirección y puedes ignorar este correo.',
    it: 'Non ci hai scritto tu? Allora qualcuno ha sbagliato indirizzo e puoi ignorare questa e-mail.',
    fr: 'Vous ne nous avez pas écrit ? Alors quelqu’un s’est trompé d’adresse, et vous pouvez ignorer cet e-mail.',
    pt: 'Não nos escreveu? Então alguém se enganou no endereço e pode ignorar este e-mail.',
    fa: 'شما برای ما ننوشته‌اید؟ پس کسی نشانی خود را اشتباه نوشته است و می‌توانید این ایمیل را نادیده بگیرید.',
  },
})
