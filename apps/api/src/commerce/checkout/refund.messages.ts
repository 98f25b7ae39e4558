import { formatDate } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { isolate } from '../../platform/mail/isolate.ts'

/** Why money is not returned. */
export const refundMessages = defineMessages({
  notPaid: {
    en: 'This order has not been paid, or has already been refunded in full.',
    de: 'Diese Bestellung ist nicht bezahlt oder wurde schon vollständig erstattet.',
    es: 'Este pedido no está pagado o ya se ha reembolsado por completo.',
    it: 'Questo ordine non è stato pagato o è già stato rimborsato per intero.',
    fr: 'Cette commande n’a pas été payée ou a déjà été remboursée en totalité.',
    pt: 'Esta encomenda não está paga ou já foi reembolsada na totalidade.',
    fa: 'این سفارش پرداخت نشده یا پیش‌تر به‌طور کامل بازپرداخت شده است.',
  },
  tooMuch: {
    en: 'You cannot refund more than was paid for each item.',
    de: 'Es kann nicht mehr erstattet werden, als für jeden Artikel bezahlt wurde.',
    es: 'No se puede reembolsar más de lo pagado por cada artículo.',
    it: 'Non si può rimborsare più di quanto pagato per ciascun articolo.',
    fr: 'Il n’est pas possible de rembourser plus que le montant payé pour chaque article.',
    pt: 'Não se pode reembolsar mais do que foi pago por cada artigo.',
    fa: 'برای هر مورد نمی‌توان بیش از مبلغ پرداخت‌شده بازپرداخت کرد.',
  },
  ticketGone: {
    en: 'One of these tickets has already been used or returned.',
    de: 'Eines dieser Tickets wurde schon eingelöst oder zurückgegeben.',
    es: 'Una de estas entradas ya se ha usado o devuelto.',
    it: 'Uno di questi biglietti è già stato usato o restituito.',
    fr: 'L’un de ces billets a déjà été utilisé ou rendu.',
    pt: 'Um destes bilhetes já foi usado ou devolvido.',
    fa: 'یکی از این بلیت‌ها پیش‌تر استفاده یا بازگردانده شده است.',
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
    en: 'Event tickets are excluded from the right of withdrawal. They are refunded if the event is cancelled or postponed.',
    de: 'Für Veranstaltungstickets gibt es kein Widerrufsrecht. Sie werden erstattet, wenn die Veranstaltung abgesagt oder verschoben wird.',
    es: 'Las entradas están excluidas del derecho de desistimiento. Se reembolsan si el evento se cancela o se aplaza.',
    it: 'Per i biglietti non è previsto il recesso. Vengono rimborsati se l’evento è annullato o rinviato.',
    fr: 'Les billets ne donnent pas droit à rétractation. Ils sont remboursés si l’événement est annulé ou reporté.',
    pt: 'Os bilhetes para eventos estão excluídos do direito de desistência. São reembolsados se o evento for cancelado ou adiado.',
    fa: 'بلیت رویداد شامل حق انصراف نیست. اگر رویداد لغو شود یا به تعویق بیفتد، مبلغ آن بازگردانده می‌شود.',
  },
  bookedBefore: (order: string, day: string) => {
    const dateIn = (locale: Locale) => formatDate(locale, `${day}T00:00:00.000Z`)
    return {
      en: `A transfer with this reference has already been booked for order ${order}, on ${dateIn('en')}.`,
      de: `Eine Überweisung mit diesem Verwendungszweck ist schon für die Bestellung ${order} gebucht, am ${dateIn('de')}.`,
      es: `Ya se ha registrado una transferencia con esta referencia para el pedido ${order}, el ${dateIn('es')}.`,
      it: `Un bonifico con questa causale è già registrato per l’ordine ${order}, il ${dateIn('it')}.`,
      fr: `Un virement portant cette référence est déjà enregistré pour la commande ${order}, le ${dateIn('fr')}.`,
      pt: `Já foi registada uma transferência com esta referência para a encomenda ${order}, em ${dateIn('pt')}.`,
      fa: `انتقالی با این شمارهٔ پیگیری پیش‌تر برای سفارش ${isolate(order)} در تاریخ ${dateIn('fa')} ثبت شده است.`,
    }
  },
  sentBefore: {
    en: 'This refund has already been sent.',
    de: 'Diese Erstattung wurde schon überwiesen.',
    es: 'Este reembolso ya se ha enviado.',
    it: 'Questo rimborso è già stato inviato.',
    fr: 'Ce remboursement a déjà été envoyé.',
    pt: 'Este reembolso já foi enviado.',
    fa: 'این بازپرداخت پیش‌تر انجام شده است.',
  },
  sentByProvider: {
    en: 'The payment provider returns this money. It can be sent by transfer only if that fails.',
    de: 'Der Zahlungsdienst erstattet diesen Betrag. Er kann nur überwiesen werden, wenn das scheitert.',
    es: 'El proveedor de pagos devuelve este importe. Solo se puede enviar por transferencia si eso falla.',
    it: 'Il fornitore dei servizi di pagamento restituisce questo importo. Un bonifico è possibile solo se il rimborso non riesce.',
    fr: 'Le prestataire de paiement rembourse ce montant. Un virement n’est possible que si cela échoue.',
    pt: 'O prestador de pagamentos devolve este valor. Só pode ser enviado por transferência se isso falhar.',
    fa: 'ارائه‌دهندهٔ پرداخت این مبلغ را بازمی‌گرداند. فقط اگر ناموفق شود، می‌توان آن را با انتقال بانکی فرستاد.',
  },
  noTransfer: {
    en: 'This order is not paid by bank transfer.',
    de: 'Diese Bestellung wird nicht per Überweisung bezahlt.',
    es: 'Este pedido no se paga por transferencia.',
    it: 'Questo ordine non viene pagato con bonifico.',
    fr: 'Cette commande n’est pas payée par virement.',
    pt: 'Esta encomenda não é paga por transferência.',
    fa: 'این سفارش با انتقال بانکی پرداخت نمی‌شود.',
  },
})
