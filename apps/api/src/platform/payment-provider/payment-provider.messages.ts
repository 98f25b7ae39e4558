import { defineMessages } from '../i18n/define-messages.ts'

/** What a buyer reads when the payment provider fails. */
export const providerMessages = defineMessages({
  unavailable: {
    en: 'The payment service cannot be reached right now. Please try again shortly; nothing is charged twice.',
    de: 'Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal; nichts wird doppelt abgebucht.',
    es: 'No se puede contactar con el servicio de pago. Inténtalo de nuevo enseguida; no se te cobrará dos veces.',
    it: 'Il servizio di pagamento non è raggiungibile. Riprova tra poco; nulla viene addebitato due volte.',
    fr: 'Le service de paiement est injoignable pour le moment. Réessayez dans un instant ; rien n’est débité deux fois.',
    pt: 'O serviço de pagamento não está acessível. Tente novamente daqui a pouco; nada é cobrado em duplicado.',
    fa: 'سرویس پرداخت اکنون در دسترس نیست. لطفاً کمی بعد دوباره امتحان کنید؛ هیچ مبلغی دو بار کسر نمی‌شود.',
  },
  checking: {
    en: 'The payment service has not answered yet. We are checking, and nothing is charged twice. Please look again in a moment.',
    de: 'Der Zahlungsdienst hat noch nicht geantwortet. Wir prüfen das, und nichts wird doppelt abgebucht. Bitte sieh gleich noch einmal nach.',
    es: 'El servicio de pago aún no ha respondido. Lo estamos comprobando y no se te cobrará dos veces. Vuelve a mirar en un momento.',
    it: 'Il servizio di pagamento non ha ancora risposto. Stiamo verificando e nulla viene addebitato due volte. Ricontrolla tra poco.',
    fr: 'Le service de paiement n’a pas encore répondu. Nous vérifions, et rien n’est débité deux fois. Revenez dans un instant.',
    pt: 'O serviço de pagamento ainda não respondeu. Estamos a verificar e nada é cobrado em duplicado. Volte a ver daqui a pouco.',
    fa: 'سرویس پرداخت هنوز پاسخ نداده است. در حال بررسی هستیم و هیچ مبلغی دو بار کسر نمی‌شود. لطفاً کمی بعد دوباره نگاه کنید.',
  },
})
