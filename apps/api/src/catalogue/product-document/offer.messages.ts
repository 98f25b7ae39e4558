import type { ProductObstacle } from '@chignon/contract/catalogue/product-obstacles'
import { defineMessages, type LocalizedText } from '../../platform/i18n/define-messages.ts'

/** What any product may lack until it can be published. */
export const offerObstacleMessages = defineMessages({
  name: {
    en: 'Enter the English name. It is shown where a language has none.',
    de: 'Gib den englischen Namen ein. Er steht da, wo eine Sprache keinen hat.',
    es: 'Escribe el nombre en inglés. Se muestra cuando un idioma no tiene ninguno.',
    it: 'Inserisci il nome in inglese. Appare dove una lingua non ne ha uno.',
    fr: 'Saisissez le nom anglais. Il s’affiche là où une langue n’en a pas.',
    pt: 'Introduza o nome em inglês. É mostrado quando um idioma não tem nenhum.',
    fa: 'نام انگلیسی را وارد کنید. هر جا زبانی نام ندارد، این نام نشان داده می‌شود.',
  },
  summary: {
    en: 'Write the English summary.',
    de: 'Schreibe die englische Zusammenfassung.',
    es: 'Escribe el resumen en inglés.',
    it: 'Scrivi il riassunto in inglese.',
    fr: 'Rédigez le résumé en anglais.',
    pt: 'Escreva o resumo em inglês.',
    fa: 'خلاصهٔ انگلیسی را بنویسید.',
  },
  description: {
    en: 'Write the English description.',
    de: 'Schreibe die englische Beschreibung.',
    es: 'Escribe la descripción en inglés.',
    it: 'Scrivi la descrizione in inglese.',
    fr: 'Rédigez la description en anglais.',
    pt: 'Escreva a descrição em inglês.',
    fa: 'توضیح انگلیسی را بنویسید.',
  },
  price: {
    en: 'Enter the price.',
    de: 'Gib den Preis ein.',
    es: 'Escribe el precio.',
    it: 'Inserisci il prezzo.',
    fr: 'Saisissez le prix.',
    pt: 'Introduza o preço.',
    fa: 'قیمت را وارد کنید.',
  },
  discount: {
    en: 'The discounted price must be lower than the price.',
    de: 'Der reduzierte Preis muss niedriger sein als der Preis.',
    es: 'El precio rebajado debe ser menor que el precio.',
    it: 'Il prezzo scontato deve essere più basso del prezzo.',
    fr: 'Le prix réduit doit être inférieur au prix.',
    pt: 'O preço com desconto tem de ser inferior ao preço.',
    fa: 'قیمت با تخفیف باید کمتر از قیمت باشد.',
  },
}) satisfies Record<ProductObstacle, LocalizedText>
