import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of the mail that confirms a withdrawal. */
export const withdrawalReceivedMessages = defineMessages({
  subject: (number: string) => ({
    en: `We have received your withdrawal from order ${number}`,
    de: `Wir haben deinen Widerruf zur Bestellung ${number} erhalten`,
    es: `Hemos recibido tu desistimiento del pedido ${number}`,
    it: `Abbiamo ricevuto il tuo recesso dall’ordine ${number}`,
    fr: `Nous avons bien reçu votre rétractation concernant la commande ${number}`,
    pt: `Recebemos a sua desistência da encomenda ${number}`,
    fa: `انصراف شما از سفارش ${number} دریافت شد`,
  }),
  heading: {
    en: 'We have received your withdrawal',
    de: 'Wir haben deinen Widerruf erhalten',
    es: 'Hemos recibido tu desistimiento',
    it: 'Abbiamo ricevuto il tuo recesso',
    fr: 'Nous avons bien reçu votre rétractation',
    pt: 'Recebemos a sua desistência',
    fa: 'انصراف شما دریافت شد',
  },
  text: {
    en: 'This e-mail confirms that you withdrew from the purchase below. We will refund the amount to the payment method you used and write to you once that is done. Your access to the content has ended.',
    de: 'Diese E-Mail bestätigt deinen Widerruf des folgenden Kaufs. Wir erstatten den Betrag über die Zahlungsart, die du verwendet hast, und schreiben dir, sobald das erledigt ist. Dein Zugang zu den Inhalten ist beendet.',
    es: 'Este correo confirma que has desistido de la siguiente compra. Te devolvemos el importe por el mismo medio con el que pagaste y te avisaremos cuando esté hecho. Tu acceso al contenido ha terminado.',
    it: 'Questa e-mail conferma il tuo recesso dal seguente acquisto. Ti rimborsiamo con lo stesso metodo di pagamento e ti scriviamo quando è fatto. Il tuo accesso ai contenuti è terminato.',
    fr: 'Cet e-mail confirme votre rétractation de l’achat ci-dessous. Nous vous remboursons sur le moyen de paiement utilisé et vous écrivons dès que c’est fait. Votre accès aux contenus a pris fin.',
    pt: 'Este e-mail confirma a sua desistência da compra abaixo. Devolvemos o valor pelo mesmo meio com que pagou e avisamos quando estiver feito. O seu acesso aos conteúdos terminou.',
    fa: 'این ایمیل انصراف شما از خرید زیر را تأیید می‌کند. مبلغ را به همان روشی که پرداخت کردید برمی‌گردانیم و پس از انجام آن به شما خبر می‌دهیم. دسترسی شما به محتوا پایان یافت.',
  },
  tickets: {
    en: 'This e-mail confirms that you returned tickets of the order below, because the event was postponed. We will refund the amount to the payment method you used and write to you once that is done. The tickets are no longer valid.',
    de: 'Diese E-Mail bestätigt, dass du Tickets der folgenden Bestellung zurückgegeben hast, weil die Veranstaltung verschoben wurde. Wir erstatten den Betrag über die Zahlungsart, die du verwendet hast, und schreiben dir, sobald das erledigt ist. Die Tickets gelten nicht mehr.',
    es: 'Este correo confirma que has devuelto entradas del siguiente pedido porque el evento se ha aplazado. Te devolvemos el importe por el mismo medio con el que pagaste y te avisaremos cuando esté hecho. Las entradas ya no son válidas.',
    it: 'Questa e-mail conferma che hai restituito biglietti del seguente ordine perché l’evento è stato rinviato. Ti rimborsiamo con lo stesso metodo di pagamento e ti scriviamo quando è fatto. I biglietti non sono più validi.',
    fr: 'Cet e-mail confirme que vous avez rendu des billets de la commande ci-dessous parce que l’événement a été reporté. Nous vous remboursons sur le moyen de paiement utilisé et vous écrivons dès que c’est fait. Les billets ne sont plus valables.',
    pt: 'Este e-mail confirma que devolveu bilhetes da encomenda abaixo porque o evento foi adiado. Devolvemos o valor pelo mesmo meio com que pagou e avisamos quando estiver feito. Os bilhetes deixaram de ser válidos.',
    fa: 'این ایمیل تأیید می‌کند که بلیت‌های سفارش زیر را به دلیل تعویق رویداد پس داده‌اید. مبلغ را به همان روشی که پرداخت کردید برمی‌گردانیم و پس از انجام آن به شما خبر می‌دهیم. بلیت‌ها دیگر معتبر نیستند.',
  },
  receivedAt: {
    en: 'Received',
    de: 'Eingegangen',
    es: 'Recibido',
    it: 'Ricevuto',
    fr: 'Reçu le',
    pt: 'Recebido',
    fa: 'زمان دریافت',
  },
  amount: {
    en: 'Amount to refund',
    de: 'Zu erstattender Betrag',
    es: 'Importe a devolver',
    it: 'Importo da rimborsare',
    fr: 'Montant à rembourser',
    pt: 'Valor a devolver',
    fa: 'مبلغ قابل بازپرداخت',
  },
})
