import { maxUnpaidSeats } from '@chignon/contract/commerce/commerce-rules'
import { defineMessages, type LocalizedText } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** Why a payment could not be started. */
export const paymentMessages = defineMessages({
  alreadyPaid: {
    en: 'This order is already paid.',
    de: 'Diese Bestellung ist bereits bezahlt.',
    es: 'Este pedido ya está pagado.',
    it: 'Questo ordine è già stato pagato.',
    fr: 'Cette commande est déjà payée.',
    pt: 'Esta encomenda já está paga.',
    fa: 'این سفارش پیش‌تر پرداخت شده است.',
  },
  inProgress: {
    en: 'A payment for this order is still being processed. Please wait for its result.',
    de: 'Eine Zahlung für diese Bestellung wird noch bearbeitet. Bitte warte auf das Ergebnis.',
    es: 'Un pago de este pedido todavía se está procesando. Espera el resultado.',
    it: 'Un pagamento per questo ordine è ancora in elaborazione. Attendi l’esito.',
    fr: 'Un paiement de cette commande est encore en cours. Veuillez attendre son résultat.',
    pt: 'Um pagamento desta encomenda ainda está a ser processado. Aguarde o resultado.',
    fa: 'پرداختی برای این سفارش هنوز در حال پردازش است. لطفاً منتظر نتیجه بمانید.',
  },
  keyReused: {
    en: 'This Idempotency-Key was used for another way to pay. Use a new one.',
    de: 'Dieser Idempotency-Key gehört zu einer anderen Zahlungsart. Verwende einen neuen.',
    es: 'Este Idempotency-Key se usó para otra forma de pago. Usa uno nuevo.',
    it: 'Questa Idempotency-Key è stata usata per un altro metodo di pagamento. Usane una nuova.',
    fr: 'Cette Idempotency-Key a servi à un autre moyen de paiement. Utilisez-en une nouvelle.',
    pt: 'Esta Idempotency-Key foi usada noutro meio de pagamento. Use uma nova.',
    fa: 'این Idempotency-Key برای روش پرداخت دیگری استفاده شده است. کلید جدیدی به کار ببرید.',
  },
  billingMissing: {
    en: 'Please enter a billing address first.',
    de: 'Bitte gib zuerst eine Rechnungsadresse ein.',
    es: 'Introduce primero una dirección de facturación.',
    it: 'Inserisci prima un indirizzo di fatturazione.',
    fr: 'Veuillez d’abord saisir une adresse de facturation.',
    pt: 'Introduza primeiro uma morada de faturação.',
    fa: 'لطفاً ابتدا نشانی صورت‌حساب را وارد کنید.',
  },
  notFree: {
    en: 'This order has to be paid. Choose a way to pay.',
    de: 'Diese Bestellung muss bezahlt werden. Wähle eine Zahlungsart.',
    es: 'Este pedido se debe pagar. Elige una forma de pago.',
    it: 'Questo ordine deve essere pagato. Scegli un metodo di pagamento.',
    fr: 'Cette commande doit être payée. Choisissez un moyen de paiement.',
    pt: 'Esta encomenda tem de ser paga. Escolha um meio de pagamento.',
    fa: 'این سفارش باید پرداخت شود. یک روش پرداخت انتخاب کنید.',
  },
  isFree: {
    en: 'There is nothing to pay for this order.',
    de: 'Für diese Bestellung ist nichts zu bezahlen.',
    es: 'No hay nada que pagar por este pedido.',
    it: 'Per questo ordine non c’è nulla da pagare.',
    fr: 'Il n’y a rien à payer pour cette commande.',
    pt: 'Não há nada a pagar por esta encomenda.',
    fa: 'برای این سفارش مبلغی پرداخت نمی‌شود.',
  },
  noTransfer: {
    en: 'This order cannot be paid by bank transfer, because the event begins before the money would arrive.',
    de: 'Diese Bestellung kann nicht per Überweisung bezahlt werden, weil das Geld erst nach Beginn der Veranstaltung eingehen würde.',
    es: 'Este pedido no se puede pagar por transferencia, porque el evento empieza antes de que llegue el dinero.',
    it: 'Questo ordine non può essere pagato con bonifico, perché l’evento inizia prima dell’arrivo del bonifico.',
    fr: 'Cette commande ne peut pas être payée par virement, car l’événement commence avant l’arrivée du virement.',
    pt: 'Esta encomenda não pode ser paga por transferência, porque o evento começa antes de o dinheiro chegar.',
    fa: 'این سفارش را نمی‌توان با انتقال بانکی پرداخت کرد، چون رویداد پیش از رسیدن پول آغاز می‌شود.',
  },
  tooManyUnpaidSeats: {
    en: `At most ${maxUnpaidSeats} unpaid seats can be reserved by bank transfer. Please pay by card.`,
    de: `Per Überweisung lassen sich höchstens ${maxUnpaidSeats} unbezahlte Plätze reservieren. Bitte zahle mit Karte.`,
    es: `Por transferencia se pueden reservar como máximo ${maxUnpaidSeats} plazas sin pagar. Paga con tarjeta.`,
    it: `Con bonifico puoi riservare al massimo ${maxUnpaidSeats} posti non pagati. Paga con carta.`,
    fr: `Vous pouvez réserver par virement ${maxUnpaidSeats} places non payées au plus. Veuillez payer par carte.`,
    pt: `Por transferência podem reservar-se no máximo ${maxUnpaidSeats} lugares por pagar. Pague com cartão.`,
    fa: `با انتقال بانکی حداکثر ${persianNumber(maxUnpaidSeats)} صندلی پرداخت‌نشده را می‌توان رزرو کرد. لطفاً با کارت بپردازید.`,
  },
})

const declineMessages = defineMessages({
  declined: {
    en: 'Your card was declined. Try another card, or ask your bank.',
    de: 'Deine Karte wurde abgelehnt. Versuche es mit einer anderen Karte oder frag deine Bank.',
    es: 'Tu tarjeta ha sido rechazada. Prueba con otra o consulta a tu banco.',
    it: 'La tua carta è stata rifiutata. Prova con un’altra o chiedi alla tua banca.',
    fr: 'Votre carte a été refusée. Essayez une autre carte ou renseignez-vous auprès de votre banque.',
    pt: 'O seu cartão foi recusado. Experimente outro cartão ou contacte o seu banco.',
    fa: 'کارت شما پذیرفته نشد. کارت دیگری را امتحان کنید یا از بانک خود بپرسید.',
  },
  insufficientFunds: {
    en: 'There is not enough money on this card. Try another card.',
    de: 'Diese Karte ist nicht ausreichend gedeckt. Versuche es mit einer anderen Karte.',
    es: 'Esta tarjeta no tiene fondos suficientes. Prueba con otra.',
    it: 'Il saldo di questa carta non è sufficiente. Prova con un’altra.',
    fr: 'Le solde de cette carte est insuffisant. Essayez une autre carte.',
    pt: 'Este cartão não tem saldo suficiente. Experimente outro cartão.',
    fa: 'موجودی این کارت کافی نیست. کارت دیگری را امتحان کنید.',
  },
  expiredCard: {
    en: 'This card has expired. Try another card.',
    de: 'Diese Karte ist abgelaufen. Versuche es mit einer anderen Karte.',
    es: 'Esta tarjeta ha caducado. Prueba con otra.',
    it: 'Questa carta è scaduta. Prova con un’altra.',
    fr: 'Cette carte a expiré. Essayez une autre carte.',
    pt: 'Este cartão expirou. Experimente outro cartão.',
    fa: 'این کارت منقضی شده است. کارت دیگری را امتحان کنید.',
  },
  wrongDetails: {
    en: 'The card details are not correct. Please check them and try again.',
    de: 'Die Kartendaten sind nicht richtig. Bitte prüfe sie und versuche es noch einmal.',
    es: 'Los datos de la tarjeta no son correctos. Revísalos e inténtalo de nuevo.',
    it: 'I dati della carta non sono corretti. Controllali e riprova.',
    fr: 'Les données de la carte sont incorrectes. Vérifiez-les et réessayez.',
    pt: 'Os dados do cartão não estão corretos. Verifique-os e tente novamente.',
    fa: 'مشخصات کارت درست نیست. لطفاً آن را بررسی و دوباره امتحان کنید.',
  },
  notConfirmed: {
    en: 'The payment was not confirmed. Please try again and confirm it with your bank.',
    de: 'Die Zahlung wurde nicht bestätigt. Bitte versuche es noch einmal und bestätige sie bei deiner Bank.',
    es: 'El pago no se ha confirmado. Inténtalo de nuevo y confírmalo con tu banco.',
    it: 'Il pagamento non è stato confermato. Riprova e confermalo con la tua banca.',
    fr: 'Le paiement n’a pas été confirmé. Réessayez et confirmez-le auprès de votre banque.',
    pt: 'O pagamento não foi confirmado. Tente novamente e confirme-o junto do seu banco.',
    fa: 'پرداخت تأیید نشد. لطفاً دوباره امتحان کنید و آن را در بانک خود تأیید کنید.',
  },
})

const { insufficientFunds, expiredCard, wrongDetails, notConfirmed } = declineMessages

// The codes of Stripe, which the test till uses too. Others get the general message.
const messageOfCode: Partial<Record<string, LocalizedText>> = {
  insufficient_funds: insufficientFunds,
  withdrawal_count_limit_exceeded: insufficientFunds,
  expired_card: expiredCard,
  incorrect_number: wrongDetails,
  incorrect_cvc: wrongDetails,
  incorrect_zip: wrongDetails,
  invalid_cvc: wrongDetails,
  invalid_expiry_month: wrongDetails,
  invalid_expiry_year: wrongDetails,
  invalid_number: wrongDetails,
  authentication_failed: notConfirmed,
  authentication_required: notConfirmed,
  payment_intent_authentication_failure: notConfirmed,
}

/** What a buyer reads about a declined card. The reasons of fraud checks are never shown. */
export function declineMessage(code: string | null): LocalizedText {
  return messageOfCode[code ?? ''] ?? declineMessages.declined
}
