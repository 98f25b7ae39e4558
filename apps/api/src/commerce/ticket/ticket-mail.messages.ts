import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of the mail with a ticket. */
export const ticketMailMessages = defineMessages({
  subject: (event: string) => ({
    en: `Your ticket for ${event}`,
    de: `Dein Ticket für ${event}`,
    es: `Tu entrada para ${event}`,
    it: `Il tuo biglietto per ${event}`,
    fr: `Votre billet pour ${event}`,
    pt: `O seu bilhete para ${event}`,
    fa: `بلیت شما برای ${event}`,
  }),
  heading: {
    en: 'Here is your ticket',
    de: 'Hier ist dein Ticket',
    es: 'Aquí tienes tu entrada',
    it: 'Ecco il tuo biglietto',
    fr: 'Voici votre billet',
    pt: 'Aqui está o seu bilhete',
    fa: 'این بلیت شماست',
  },
  text: {
    en: 'Your ticket is attached as a PDF. Show its code at the door, on paper or on your phone.',
    de: 'Dein Ticket ist als PDF angehängt. Zeig den Code am Eingang, auf Papier oder auf dem Handy.',
    es: 'Adjuntamos tu entrada en PDF. Muestra el código en la puerta, en papel o en el móvil.',
    it: 'In allegato trovi il biglietto in PDF. Mostra il codice all’ingresso, su carta o sul telefono.',
    fr: 'Votre billet est joint au format PDF. Présentez son code à l’entrée, sur papier ou sur votre téléphone.',
    pt: 'O seu bilhete segue em anexo, em PDF. Mostre o código à entrada, em papel ou no telemóvel.',
    fa: 'بلیت شما به صورت PDF پیوست است. کد آن را هنگام ورود، روی کاغذ یا تلفن همراه نشان دهید.',
  },
  show: {
    en: 'Open the ticket',
    de: 'Ticket öffnen',
    es: 'Abrir la entrada',
    it: 'Apri il biglietto',
    fr: 'Ouvrir le billet',
    pt: 'Abrir o bilhete',
    fa: 'باز کردن بلیت',
  },
  personal: {
    en: 'The code admits one person, once. Do not share it with anyone.',
    de: 'Der Code gilt einmal für eine Person. Gib ihn nicht weiter.',
    es: 'El código vale para una persona, una sola vez. No lo compartas.',
    it: 'Il codice vale per una persona, una sola volta. Non condividerlo.',
    fr: 'Le code est valable une fois, pour une personne. Ne le partagez pas.',
    pt: 'O código é válido para uma pessoa, uma única vez. Não o partilhe.',
    fa: 'این کد یک بار و برای یک نفر معتبر است. آن را به کسی ندهید.',
  },
})
