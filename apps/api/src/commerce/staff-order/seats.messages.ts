import { persianNumber } from '../../platform/i18n/persian-number.ts'
import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages about the number of seats. */
export const seatsMessages = defineMessages({
  taken: (count: number) => ({
    en: `Seats sold or reserved: ${count}. There cannot be fewer.`,
    de: `Verkaufte oder reservierte Plätze: ${count}. Weniger können es nicht sein.`,
    es: `${count} plazas están vendidas o reservadas. No puede haber menos.`,
    it: `${count} posti sono venduti o riservati. Non possono essere di meno.`,
    fr: `${count} places sont vendues ou réservées. Il ne peut pas y en avoir moins.`,
    pt: `${count} lugares estão vendidos ou reservados. Não pode haver menos.`,
    fa: `${persianNumber(count)} صندلی فروخته یا نگه داشته شده است و تعداد نمی‌تواند کمتر از این باشد.`,
  }),
})
