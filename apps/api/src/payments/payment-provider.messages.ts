import { defineMessages } from '../i18n/define-messages.ts'

/** What a buyer reads when the payment provider fails. */
export const providerMessages = defineMessages({
  unavailable: {
    en: 'The payment service cannot be reached right now. Please try again shortly; nothing is charged twice.',
    de: 'Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal; nichts wird doppelt abgebucht.',
    es: 'No se puede contactar con el servicio de pago. Inténtalo de nuevo enseguida; nada se cobra dos veces.',
    it: 'Il servizio di pagamento non è raggiungibile. Riprova tra poco; nulla viene addebitato due volte.',
    fr: 'Le service de paiement est injoignable pour le moment. Réessayez dans un instant ; rien n’est débité deux fois.',
    pt: 'O serviço de pagamento não está acessível. Tente novamente daqui a pouco; nada é cobrado duas vezes.',
    fa: 'سرویس پرداخت اکنون در دسترس نیست. لطفاً کمی بعد دوباره امتحان کنید؛ هیچ مبلغی دو بار کسر نمی‌شود.',
  },
})
