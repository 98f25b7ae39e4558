import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** The messages to examiners. */
export const staffExamMessages = defineMessages({
  changed: {
    en: 'Someone else has changed this review. Load it again before you continue.',
    de: 'Diese Bewertung wurde inzwischen von jemand anderem geändert. Lade sie neu, bevor du weitermachst.',
    es: 'Otra persona ha cambiado esta corrección. Vuelve a cargarla antes de continuar.',
    it: 'Qualcun altro ha modificato questa valutazione. Ricaricala prima di continuare.',
    fr: 'Une autre personne a modifié cette correction. Rechargez-la avant de continuer.',
    pt: 'Outra pessoa alterou esta avaliação. Volte a carregá-la antes de continuar.',
    fa: 'شخص دیگری این بررسی را تغییر داده است. پیش از ادامه آن را دوباره بارگذاری کنید.',
  },
  decided: {
    en: 'The result of this exam is already online.',
    de: 'Das Ergebnis dieser Prüfung ist bereits online.',
    es: 'El resultado de este examen ya está publicado.',
    it: 'Il risultato di questo esame è già online.',
    fr: 'Le résultat de cet examen est déjà en ligne.',
    pt: 'O resultado deste exame já está publicado.',
    fa: 'نتیجهٔ این آزمون پیش‌تر منتشر شده است.',
  },
  own: {
    en: 'You cannot review your own exam.',
    de: 'Du kannst deine eigene Prüfung nicht bewerten.',
    es: 'No puedes corregir tu propio examen.',
    it: 'Non puoi valutare il tuo stesso esame.',
    fr: 'Vous ne pouvez pas corriger votre propre examen.',
    pt: 'Não pode avaliar o seu próprio exame.',
    fa: 'نمی‌توانید آزمون خودتان را بررسی کنید.',
  },
  marksMissing: {
    en: 'Mark every written and practical answer first.',
    de: 'Bewerte zuerst jede schriftliche und praktische Antwort.',
    es: 'Puntúa primero todas las respuestas escritas y prácticas.',
    it: 'Assegna prima un voto a ogni risposta scritta e pratica.',
    fr: 'Notez d’abord chaque réponse écrite et pratique.',
    pt: 'Classifique primeiro todas as respostas escritas e práticas.',
    fa: 'ابتدا به همهٔ پاسخ‌های نوشتاری و عملی نمره دهید.',
  },
  scoreTooLow: (score: number, needed: number) => ({
    en: `The marks come to ${score}%; ${needed}% are needed.`,
    de: `Die Bewertung ergibt ${score} %; nötig sind ${needed} %.`,
    es: `La puntuación es del ${score} %; se necesita un ${needed} %.`,
    it: `Punteggio: ${score}%; minimo richiesto: ${needed}%.`,
    fr: `La note est de ${score} % ; il faut ${needed} %.`,
    pt: `A classificação é de ${score}%; são necessários ${needed}%.`,
    fa: `مجموع نمره‌ها ${persianNumber(score)}٪ است؛ ${persianNumber(needed)}٪ لازم است.`,
  }),
  notRejected: {
    en: 'Only a rejected exam can be reviewed again.',
    de: 'Nur eine abgelehnte Prüfung kann erneut bewertet werden.',
    es: 'Solo se puede volver a corregir un examen no superado.',
    it: 'Solo un esame non superato può essere valutato di nuovo.',
    fr: 'Seul un examen non réussi peut être corrigé à nouveau.',
    pt: 'Só um exame não aprovado pode ser avaliado de novo.',
    fa: 'فقط آزمون ردشده را می‌توان دوباره بررسی کرد.',
  },
  retaken: {
    en: 'The learner has already started another attempt.',
    de: 'Die Person hat bereits einen neuen Versuch begonnen.',
    es: 'La persona ya ha empezado otro intento.',
    it: 'La persona ha già iniziato un altro tentativo.',
    fr: 'La personne a déjà commencé une autre tentative.',
    pt: 'A pessoa já começou outra tentativa.',
    fa: 'هنرجو نوبت دیگری را آغاز کرده است.',
  },
})
