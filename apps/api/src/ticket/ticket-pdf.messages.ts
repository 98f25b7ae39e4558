import { defineMessages } from '../i18n/define-messages.ts'

/** The texts of a ticket as PDF. */
export const ticketPdfMessages = defineMessages({
  ticket: {
    en: 'Ticket',
    de: 'Ticket',
    es: 'Entrada',
    it: 'Biglietto',
    fr: 'Billet',
    pt: 'Bilhete',
    fa: 'بلیت',
  },
  title: (event: string) => ({
    en: `Ticket for ${event}`,
    de: `Ticket für ${event}`,
    es: `Entrada para ${event}`,
    it: `Biglietto per ${event}`,
    fr: `Billet pour ${event}`,
    pt: `Bilhete para ${event}`,
    fa: `بلیت ${event}`,
  }),
  code: {
    en: 'Ticket code',
    de: 'Ticketcode',
    es: 'Código de la entrada',
    it: 'Codice del biglietto',
    fr: 'Code du billet',
    pt: 'Código do bilhete',
    fa: 'کد بلیت',
  },
  // For the alternative text of the QR code.
  qr: {
    en: 'QR code of the ticket, to show at the door',
    de: 'QR-Code des Tickets für den Einlass',
    es: 'Código QR de la entrada, para mostrar en la puerta',
    it: 'Codice QR del biglietto, da mostrare all’ingresso',
    fr: 'Code QR du billet, à présenter à l’entrée',
    pt: 'Código QR do bilhete, para mostrar à entrada',
    fa: 'کد QR بلیت برای نشان دادن هنگام ورود',
  },
  time: (zone: string) => ({
    en: `Times are local (${zone}).`,
    de: `Alle Zeiten sind Ortszeit (${zone}).`,
    es: `Las horas son locales (${zone}).`,
    it: `Gli orari sono locali (${zone}).`,
    fr: `Les heures sont locales (${zone}).`,
    pt: `As horas são locais (${zone}).`,
    fa: `ساعت‌ها به وقت محلی است (${zone}).`,
  }),
})
