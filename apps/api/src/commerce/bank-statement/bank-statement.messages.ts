import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages about entries of bank statements. */
export const bankStatementMessages = defineMessages({
  settledBefore: {
    en: 'This payment has already been booked or set aside.',
    de: 'Dieser Zahlungseingang ist schon gebucht oder zurückgestellt.',
    es: 'Este pago ya se ha registrado o apartado.',
    it: 'Questo pagamento è già registrato o accantonato.',
    fr: 'Ce paiement est déjà enregistré ou mis de côté.',
    pt: 'Este pagamento já foi registado ou posto de lado.',
    fa: 'این واریز پیش‌تر ثبت شده یا کنار گذاشته شده است.',
  },
  notSetAside: {
    en: 'Only a payment that was set aside can be taken back.',
    de: 'Nur ein zurückgestellter Zahlungseingang kann wieder geöffnet werden.',
    es: 'Solo se puede recuperar un pago que se haya apartado.',
    it: 'Si può riprendere solo un pagamento accantonato.',
    fr: 'Seul un paiement mis de côté peut être repris.',
    pt: 'Só é possível recuperar um pagamento que tenha sido posto de lado.',
    fa: 'فقط واریزی که کنار گذاشته شده باشد قابل بازگرداندن است.',
  },
  otherSum: {
    en: 'The amounts must add up to the payment.',
    de: 'Die Beträge müssen zusammen den Zahlungseingang ergeben.',
    es: 'Los importes deben sumar el total del pago.',
    it: 'La somma degli importi deve corrispondere al pagamento.',
    fr: 'La somme des montants doit correspondre au paiement.',
    pt: 'A soma dos valores tem de corresponder ao pagamento.',
    fa: 'جمع مبلغ‌ها باید با مبلغ واریز برابر باشد.',
  },
  orderTwice: {
    en: 'Choose each order once.',
    de: 'Wähle jede Bestellung nur einmal.',
    es: 'Elige cada pedido una sola vez.',
    it: 'Scegli ogni ordine una sola volta.',
    fr: 'Choisissez chaque commande une seule fois.',
    pt: 'Escolha cada encomenda apenas uma vez.',
    fa: 'هر سفارش را فقط یک بار انتخاب کنید.',
  },
})
