import { defineMessages } from '../i18n/define-messages.ts'

/** Why money is not returned. */
export const refundMessages = defineMessages({
  notPaid: {
    en: 'This order is not paid, or everything was returned already.',
    de: 'Diese Bestellung ist nicht bezahlt oder wurde schon vollständig erstattet.',
    es: 'Este pedido no está pagado o ya se ha reembolsado por completo.',
    it: 'Questo ordine non è pagato o è già stato rimborsato per intero.',
    fr: 'Cette commande n’est pas payée ou a déjà été remboursée en totalité.',
    pt: 'Esta encomenda não está paga ou já foi reembolsada na totalidade.',
    fa: 'این سفارش پرداخت نشده یا پیش‌تر به‌طور کامل بازپرداخت شده است.',
  },
  tooMuch: {
    en: 'No more can be returned than was paid for each item.',
    de: 'Es kann nicht mehr erstattet werden, als für jeden Artikel bezahlt wurde.',
    es: 'No se puede reembolsar más de lo pagado por cada artículo.',
    it: 'Non si può rimborsare più di quanto pagato per ciascun articolo.',
    fr: 'Il n’est pas possible de rembourser plus que le montant payé pour chaque article.',
    pt: 'Não se pode reembolsar mais do que foi pago por cada artigo.',
    fa: 'برای هر مورد نمی‌توان بیش از مبلغ پرداخت‌شده بازپرداخت کرد.',
  },
  tooLate: {
    en: 'The time to withdraw from this purchase is over.',
    de: 'Die Widerrufsfrist für diesen Kauf ist abgelaufen.',
    es: 'El plazo para desistir de esta compra ha terminado.',
    it: 'Il termine per recedere da questo acquisto è scaduto.',
    fr: 'Le délai de rétractation de cet achat est écoulé.',
    pt: 'O prazo para desistir desta compra terminou.',
    fa: 'مهلت انصراف از این خرید به پایان رسیده است.',
  },
  noTickets: {
    en: 'Event tickets cannot be withdrawn from. They are refunded if the event is cancelled or postponed.',
    de: 'Für Veranstaltungstickets gibt es kein Widerrufsrecht. Sie werden erstattet, wenn die Veranstaltung abgesagt oder verschoben wird.',
    es: 'No se puede desistir de las entradas. Se reembolsan si el evento se cancela o se aplaza.',
    it: 'Per i biglietti non è previsto il recesso. Vengono rimborsati se l’evento è annullato o rinviato.',
    fr: 'Les billets ne donnent pas droit à rétractation. Ils sont remboursés si l’événement est annulé ou reporté.',
    pt: 'Não é possível desistir de bilhetes. São reembolsados se o evento for cancelado ou adiado.',
    fa: 'بلیت رویداد شامل حق انصراف نیست. اگر رویداد لغو شود یا به تعویق بیفتد، مبلغ آن بازگردانده می‌شود.',
  },
  recordedBefore: {
    en: 'A transfer with this reference was already recorded for this order.',
    de: 'Eine Überweisung mit dieser Referenz ist für diese Bestellung schon erfasst.',
    es: 'Ya se ha registrado una transferencia con esta referencia para este pedido.',
    it: 'Un bonifico con questo riferimento è già registrato per questo ordine.',
    fr: 'Un virement portant cette référence est déjà enregistré pour cette commande.',
    pt: 'Já foi registada uma transferência com esta referência para esta encomenda.',
    fa: 'حواله‌ای با این شماره پیگیری پیش‌تر برای این سفارش ثبت شده است.',
  },
  noTransfer: {
    en: 'This order is not paid by bank transfer.',
    de: 'Diese Bestellung wird nicht per Überweisung bezahlt.',
    es: 'Este pedido no se paga por transferencia.',
    it: 'Questo ordine non viene pagato con bonifico.',
    fr: 'Cette commande n’est pas payée par virement.',
    pt: 'Esta encomenda não é paga por transferência.',
    fa: 'این سفارش با حواله پرداخت نمی‌شود.',
  },
})
