import { maxTicketsPerOrder } from '@chignon/contract/business-rules'
import type { Locale } from '@chignon/contract/locale'
import { localeOf, type Localized } from '@chignon/contract/localized'
import { defineMessages, type LocalizedText } from '../i18n/define-messages.ts'
import { persianNumber } from '../i18n/persian-number.ts'

/** The messages of quotes and orders. */
export const orderMessages = defineMessages({
  notSold: {
    en: 'This can no longer be bought.',
    de: 'Das wird nicht mehr verkauft.',
    es: 'Esto ya no está a la venta.',
    it: 'Questo non è più in vendita.',
    fr: 'Cet article n’est plus en vente.',
    pt: 'Este artigo já não está à venda.',
    fa: 'این مورد دیگر فروخته نمی‌شود.',
  },
  onlyOne: {
    en: 'You can buy this only once per order.',
    de: 'Davon kannst du je Bestellung nur eines kaufen.',
    es: 'Solo puedes comprar uno por pedido.',
    it: 'Puoi acquistarne solo uno per ordine.',
    fr: 'Vous ne pouvez en acheter qu’un par commande.',
    pt: 'Só pode comprar um por encomenda.',
    fa: 'در هر سفارش فقط یک عدد می‌توانید بخرید.',
  },
  subscriptionAlone: {
    en: 'A subscription is ordered on its own. Remove the other items first.',
    de: 'Ein Abo wird allein bestellt. Entferne zuerst die anderen Artikel.',
    es: 'La suscripción se pide por separado. Quita antes los demás artículos.',
    it: 'L’abbonamento si ordina da solo. Rimuovi prima gli altri articoli.',
    fr: 'Un abonnement se commande seul. Retirez d’abord les autres articles.',
    pt: 'A subscrição encomenda-se à parte. Remova primeiro os outros artigos.',
    fa: 'اشتراک جداگانه سفارش داده می‌شود. ابتدا موارد دیگر را حذف کنید.',
  },
  tooManyTickets: {
    en: `You can buy at most ${maxTicketsPerOrder} tickets per order.`,
    de: `Du kannst je Bestellung höchstens ${maxTicketsPerOrder} Tickets kaufen.`,
    es: `Puedes comprar ${maxTicketsPerOrder} entradas como máximo por pedido.`,
    it: `Puoi acquistare al massimo ${maxTicketsPerOrder} biglietti per ordine.`,
    fr: `Vous pouvez acheter ${maxTicketsPerOrder} billets au plus par commande.`,
    pt: `Pode comprar no máximo ${maxTicketsPerOrder} bilhetes por encomenda.`,
    fa: `در هر سفارش حداکثر ${persianNumber(maxTicketsPerOrder)} بلیت می‌توانید بخرید.`,
  },
  tooManyLines: {
    en: 'The basket is full. Order what is in it first.',
    de: 'Der Warenkorb ist voll. Bestelle zuerst, was darin liegt.',
    es: 'La cesta está llena. Pide antes lo que contiene.',
    it: 'Il carrello è pieno. Ordina prima ciò che contiene.',
    fr: 'Le panier est plein. Commandez d’abord ce qu’il contient.',
    pt: 'O cesto está cheio. Encomende primeiro o que já contém.',
    fa: 'سبد خرید پر است. ابتدا آنچه در آن است را سفارش دهید.',
  },
  packagesExceedTickets: {
    en: 'You cannot select more packages than the number of selected tickets',
    de: 'Du kannst nicht mehr Pakete als Tickets auswählen',
    es: 'No puedes seleccionar más paquetes que entradas',
    it: 'Non puoi selezionare più pacchetti che biglietti',
    fr: 'Vous ne pouvez pas sélectionner plus de formules que de billets',
    pt: 'Não pode selecionar mais pacotes do que bilhetes',
    fa: 'تعداد بسته‌ها نمی‌تواند از تعداد بلیت‌های انتخاب‌شده بیشتر باشد',
  },
  promoCodeRejected: {
    en: 'This promotional code is not valid or has been used.',
    de: 'Dieser Aktionscode ist ungültig oder wurde bereits verwendet.',
    es: 'Este código promocional no es válido o ya se ha utilizado.',
    it: 'Questo codice promozionale non è valido o è già stato utilizzato.',
    fr: 'Ce code promotionnel n’est pas valable ou a déjà été utilisé.',
    pt: 'Este código promocional não é válido ou já foi utilizado.',
    fa: 'این کد تخفیف معتبر نیست یا قبلاً استفاده شده است.',
  },
  soldOut: (name: LocalizedText) => ({
    en: `“${name.en}” is sold out.`,
    de: `„${name.de}“ ist ausverkauft.`,
    es: `«${name.es}» está agotado.`,
    it: `«${name.it}» è esaurito.`,
    fr: `« ${name.fr} » est épuisé.`,
    pt: `«${name.pt}» está esgotado.`,
    fa: `ظرفیت «${name.fa}» تکمیل شده است.`,
  }),
  fewLeft: (name: LocalizedText, left: number) => ({
    en: `Only ${left} of “${name.en}” left. Please choose fewer.`,
    de: `Von „${name.de}“ gibt es nur noch ${left}. Bitte wähle weniger.`,
    es: `De «${name.es}» solo quedan ${left}. Elige menos.`,
    it: `Di «${name.it}» ne restano solo ${left}. Scegline di meno.`,
    fr: `Il ne reste que ${left} « ${name.fr} ». Choisissez-en moins.`,
    pt: `De «${name.pt}» só restam ${left}. Escolha menos.`,
    fa: `از «${name.fa}» فقط ${persianNumber(left)} عدد مانده است. تعداد کمتری انتخاب کنید.`,
  }),
  keyReused: {
    en: 'This Idempotency-Key was used for another order. Use a new one.',
    de: 'Dieser Idempotency-Key gehört zu einer anderen Bestellung. Verwende einen neuen.',
    es: 'Este Idempotency-Key se usó para otro pedido. Usa uno nuevo.',
    it: 'Questa Idempotency-Key è stata usata per un altro ordine. Usane una nuova.',
    fr: 'Cette Idempotency-Key a servi à une autre commande. Utilisez-en une nouvelle.',
    pt: 'Esta Idempotency-Key foi usada noutra encomenda. Use uma nova.',
    fa: 'این Idempotency-Key برای سفارش دیگری استفاده شده است. کلید جدیدی به کار ببرید.',
  },
  tooManyHolds: {
    en: 'You are holding seats in several open orders. Complete or cancel one of them first.',
    de: 'Du hältst Plätze in mehreren offenen Bestellungen. Schließe zuerst eine davon ab oder storniere sie.',
    es: 'Tienes plazas reservadas en varios pedidos abiertos. Completa o cancela antes uno de ellos.',
    it: 'Hai posti riservati in più ordini aperti. Completane o annullane prima uno.',
    fr: 'Vous retenez des places dans plusieurs commandes ouvertes. Finalisez ou annulez-en d’abord une.',
    pt: 'Tem lugares reservados em várias encomendas abertas. Conclua ou cancele primeiro uma delas.',
    fa: 'در چند سفارش باز جا نگه داشته‌اید. ابتدا یکی از آن‌ها را تکمیل یا لغو کنید.',
  },
  holdExpired: {
    en: 'The time to complete this order is over. Your choices are kept; please order again.',
    de: 'Die Zeit für diese Bestellung ist abgelaufen. Deine Auswahl bleibt erhalten; bitte bestelle noch einmal.',
    es: 'El tiempo para completar este pedido ha terminado. Tu selección se conserva; vuelve a pedir.',
    it: 'Il tempo per completare questo ordine è scaduto. La tua selezione è conservata; ordina di nuovo.',
    fr: 'Le délai pour terminer cette commande est écoulé. Vos choix sont conservés ; commandez à nouveau.',
    pt: 'O tempo para concluir esta encomenda terminou. As suas escolhas mantêm-se; encomende novamente.',
    fa: 'زمان تکمیل این سفارش به پایان رسیده است. انتخاب‌های شما حفظ شده‌اند؛ لطفاً دوباره سفارش دهید.',
  },
  cannotChange: {
    en: 'This order can no longer be changed.',
    de: 'Diese Bestellung lässt sich nicht mehr ändern.',
    es: 'Este pedido ya no se puede modificar.',
    it: 'Questo ordine non può più essere modificato.',
    fr: 'Cette commande ne peut plus être modifiée.',
    pt: 'Esta encomenda já não pode ser alterada.',
    fa: 'این سفارش دیگر قابل تغییر نیست.',
  },
  cannotProlong: {
    en: 'You can hold the seats longer only once.',
    de: 'Die Plätze können nur einmal länger gehalten werden.',
    es: 'La reserva de las plazas solo se puede prolongar una vez.',
    it: 'La riserva dei posti può essere prolungata una sola volta.',
    fr: 'La réservation des places ne peut être prolongée qu’une fois.',
    pt: 'A reserva dos lugares só pode ser prolongada uma vez.',
    fa: 'زمان نگه‌داشتن جاها فقط یک بار قابل تمدید است.',
  },
  attendeesMissing: {
    en: 'Please add attendee/s to continue with next step.',
    de: 'Bitte trage alle Teilnehmenden ein, um fortzufahren.',
    es: 'Añade a los asistentes para continuar.',
    it: 'Aggiungi i partecipanti per continuare.',
    fr: 'Veuillez ajouter les participants pour passer à l’étape suivante.',
    pt: 'Adicione os participantes para continuar.',
    fa: 'برای ادامه، مشخصات شرکت‌کننده‌ها را وارد کنید.',
  },
})

/** A text of the database in every language, each falling back as on its pages (LOCALE-5). */
export function inEveryLocale(texts: Localized): LocalizedText {
  const inLocale = (locale: Locale) => texts[localeOf(texts, locale)] ?? ''
  return {
    en: inLocale('en'),
    de: inLocale('de'),
    es: inLocale('es'),
    it: inLocale('it'),
    fr: inLocale('fr'),
    pt: inLocale('pt'),
    fa: inLocale('fa'),
  }
}
