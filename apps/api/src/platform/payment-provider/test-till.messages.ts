import { defineMessages } from '../i18n/define-messages.ts'

/** What the test till answers instead of a payment. */
export const testTillMessages = defineMessages({
  takesNoCard: {
    en: 'This payment has already been answered. Reload the page to see its result.',
    de: 'Diese Zahlung ist bereits beantwortet. Lade die Seite neu, um das Ergebnis zu sehen.',
    es: 'Este pago ya tiene respuesta. Recarga la página para ver el resultado.',
    it: 'Questo pagamento ha già ricevuto una risposta. Ricarica la pagina per vedere l’esito.',
    fr: 'Ce paiement a déjà reçu une réponse. Rechargez la page pour en voir le résultat.',
    pt: 'Este pagamento já teve resposta. Recarregue a página para ver o resultado.',
    fa: 'نتیجهٔ این پرداخت پیش‌تر مشخص شده است. برای دیدن آن صفحه را دوباره بارگذاری کنید.',
  },
})
