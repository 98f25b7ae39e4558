import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of the mail about an order that was cancelled or whose invoice expired. */
export const orderCancelledMessages = defineMessages({
  subject: (number: string) => ({
    en: `Your order ${number} was cancelled`,
    de: `Deine Bestellung ${number} wurde storniert`,
    es: `Tu pedido ${number} se ha cancelado`,
    it: `Il tuo ordine ${number} è stato annullato`,
    fr: `Votre commande ${number} a été annulée`,
    pt: `A sua encomenda ${number} foi cancelada`,
    fa: `سفارش ${number} لغو شد`,
  }),
  heading: {
    en: 'Your order was cancelled',
    de: 'Deine Bestellung wurde storniert',
    es: 'Tu pedido se ha cancelado',
    it: 'Il tuo ordine è stato annullato',
    fr: 'Votre commande a été annulée',
    pt: 'A sua encomenda foi cancelada',
    fa: 'سفارش شما لغو شد',
  },
  cancelled: {
    en: 'As you asked, we have cancelled this order. You do not have to pay anything.',
    de: 'Wie gewünscht haben wir diese Bestellung storniert. Du musst nichts bezahlen.',
    es: 'Hemos cancelado este pedido, como pediste. No tienes que pagar nada.',
    it: 'Come richiesto, abbiamo annullato questo ordine. Non devi pagare nulla.',
    fr: 'Comme vous l’avez demandé, nous avons annulé cette commande. Vous n’avez rien à payer.',
    pt: 'Tal como pediu, cancelámos esta encomenda. Não tem nada a pagar.',
    fa: 'طبق درخواست شما این سفارش لغو شد. لازم نیست چیزی پرداخت کنید.',
  },
  expired: {
    en: 'Your payment did not arrive in time, so the invoice is no longer valid and the seats were released. You do not have to pay anything.',
    de: 'Deine Zahlung ist nicht rechtzeitig eingegangen. Die Rechnung gilt deshalb nicht mehr, und die Plätze wurden freigegeben. Du musst nichts bezahlen.',
    es: 'Tu pago no llegó a tiempo, así que la factura ya no es válida y las plazas han quedado libres. No tienes que pagar nada.',
    it: 'Il tuo pagamento non è arrivato in tempo: la fattura non è più valida e i posti sono stati liberati. Non devi pagare nulla.',
    fr: 'Votre paiement ne nous est pas parvenu à temps : la facture n’est plus valable et les places ont été libérées. Vous n’avez rien à payer.',
    pt: 'O seu pagamento não chegou a tempo, por isso a fatura deixou de ser válida e os lugares foram libertados. Não tem nada a pagar.',
    fa: 'پرداخت شما در مهلت مقرر نرسید؛ بنابراین فاکتور دیگر معتبر نیست و صندلی‌ها آزاد شدند. لازم نیست چیزی پرداخت کنید.',
  },
  late: {
    en: 'If you have already transferred the money, we will refund it. Would you still like to take part? Then please place a new order.',
    de: 'Falls du schon überwiesen hast, bekommst du das Geld zurück. Du möchtest weiterhin dabei sein? Dann bestelle bitte noch einmal.',
    es: 'Si ya hiciste la transferencia, te devolvemos el dinero. ¿Todavía te interesa? Vuelve a hacer el pedido.',
    it: 'Se hai già effettuato il bonifico, ti restituiamo il denaro. Ti interessa ancora? Ordina di nuovo.',
    fr: 'Si vous avez déjà effectué le virement, nous vous remboursons. Vous souhaitez toujours participer ? Passez une nouvelle commande.',
    pt: 'Se já fez a transferência, devolvemos-lhe o dinheiro. Ainda tem interesse? Faça uma nova encomenda.',
    fa: 'اگر پول را واریز کرده‌اید، آن را به شما برمی‌گردانیم. هنوز مایل به شرکت هستید؟ لطفاً دوباره سفارش دهید.',
  },
  again: {
    en: 'Order again',
    de: 'Noch einmal bestellen',
    es: 'Volver a pedir',
    it: 'Ordina di nuovo',
    fr: 'Commander à nouveau',
    pt: 'Encomendar de novo',
    fa: 'سفارش دوباره',
  },
})
