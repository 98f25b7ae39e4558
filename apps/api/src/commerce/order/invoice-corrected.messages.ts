import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of the mail with a corrected invoice. */
export const invoiceCorrectedMessages = defineMessages({
  subject: (number: string) => ({
    en: `The corrected invoice for your order ${number}`,
    de: `Die berichtigte Rechnung zu deiner Bestellung ${number}`,
    es: `La factura corregida de tu pedido ${number}`,
    it: `La fattura corretta del tuo ordine ${number}`,
    fr: `La facture corrigée de votre commande ${number}`,
    pt: `A fatura corrigida da sua encomenda ${number}`,
    fa: `فاکتور اصلاح‌شدهٔ سفارش ${number}`,
  }),
  heading: {
    en: 'Your corrected invoice',
    de: 'Deine berichtigte Rechnung',
    es: 'Tu factura corregida',
    it: 'La tua fattura corretta',
    fr: 'Votre facture corrigée',
    pt: 'A sua fatura corrigida',
    fa: 'فاکتور اصلاح‌شدهٔ شما',
  },
  text: {
    en: 'We have changed to whom your order is billed. Attached is the new invoice, and a credit note that cancels the old one. Please keep both for your records.',
    de: 'Wir haben die Rechnungsadresse deiner Bestellung geändert. Im Anhang findest du die neue Rechnung und eine Rechnungskorrektur, die die alte aufhebt. Bitte bewahre beide auf.',
    es: 'Hemos cambiado los datos de facturación de tu pedido. Adjuntamos la nueva factura y una factura rectificativa que anula la anterior. Conserva ambas.',
    it: 'Abbiamo cambiato l’intestazione della fattura del tuo ordine. In allegato trovi la nuova fattura e una nota di credito che annulla la precedente. Conserva entrambe.',
    fr: 'Nous avons modifié les coordonnées de facturation de votre commande. Vous trouverez ci-joint la nouvelle facture et un avoir qui annule l’ancienne. Conservez les deux.',
    pt: 'Alterámos os dados de faturação da sua encomenda. Em anexo estão a nova fatura e uma nota de crédito que anula a anterior. Guarde ambas.',
    fa: 'مشخصات صورت‌حساب سفارش شما را تغییر دادیم. فاکتور جدید و سند بستانکاری که فاکتور پیشین را باطل می‌کند پیوست شده‌اند. لطفاً هر دو را نگه دارید.',
  },
  unpaid: {
    en: 'The amount and the date until when it is to be paid stay the same.',
    de: 'Der Betrag und die Zahlungsfrist bleiben gleich.',
    es: 'El importe y el plazo de pago no cambian.',
    it: 'L’importo e la scadenza del pagamento restano invariati.',
    fr: 'Le montant et la date limite de paiement restent les mêmes.',
    pt: 'O valor e o prazo de pagamento mantêm-se.',
    fa: 'مبلغ و مهلت پرداخت تغییری نمی‌کند.',
  },
})
