import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages to staff about orders and events. */
export const staffOrderMessages = defineMessages({
  cancelled: {
    en: 'This event is cancelled.',
    de: 'Diese Veranstaltung ist abgesagt.',
    es: 'Este evento está cancelado.',
    it: 'Questo evento è annullato.',
    fr: 'Cet événement est annulé.',
    pt: 'Este evento está cancelado.',
    fa: 'این رویداد لغو شده است.',
  },
  notBilled: {
    en: 'This order was cancelled, so nothing is billed.',
    de: 'Diese Bestellung ist storniert, es wird nichts berechnet.',
    es: 'Este pedido está cancelado, así que no se factura nada.',
    it: 'Questo ordine è annullato, quindi non viene fatturato nulla.',
    fr: 'Cette commande est annulée, rien n’est donc facturé.',
    pt: 'Esta encomenda foi cancelada, por isso nada é faturado.',
    fa: 'این سفارش لغو شده است و چیزی صورت‌حساب نمی‌شود.',
  },
  partReturned: {
    en: 'A part of this order was returned, and its credit note names the invoice. It can no longer be issued again.',
    de: 'Ein Teil dieser Bestellung wurde erstattet, und die Rechnungskorrektur nennt die Rechnung. Sie kann nicht mehr neu ausgestellt werden.',
    es: 'Se ha reembolsado una parte de este pedido y su factura rectificativa cita la factura. Ya no se puede volver a emitir.',
    it: 'Una parte di questo ordine è stata rimborsata e la nota di credito cita la fattura. Non può più essere riemessa.',
    fr: 'Une partie de cette commande a été remboursée et l’avoir cite la facture. Elle ne peut plus être réémise.',
    pt: 'Uma parte desta encomenda foi reembolsada e a nota de crédito cita a fatura. Já não pode ser emitida de novo.',
    fa: 'بخشی از این سفارش بازپرداخت شده و سند بستانکاری آن به این فاکتور اشاره دارد. دیگر نمی‌توان آن را دوباره صادر کرد.',
  },
  mailNotDue: {
    en: 'This mail does not fit the order any more. Load the page again.',
    de: 'Diese E-Mail passt nicht mehr zur Bestellung. Lade die Seite neu.',
    es: 'Este correo ya no corresponde al pedido. Vuelve a cargar la página.',
    it: 'Questa e-mail non corrisponde più all’ordine. Ricarica la pagina.',
    fr: 'Cet e-mail ne correspond plus à la commande. Rechargez la page.',
    pt: 'Este e-mail já não corresponde à encomenda. Recarregue a página.',
    fa: 'این ایمیل دیگر با سفارش مطابقت ندارد. صفحه را دوباره بارگذاری کنید.',
  },
})
