import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Texts about strands. */
export const strandMessages = defineMessages({
  noLoop: {
    en: 'The video cannot be made right now. The picture can be shared.',
    de: 'Das Video kann gerade nicht erstellt werden. Das Bild kannst du teilen.',
    es: 'Ahora mismo no se puede crear el vídeo. Puedes compartir la imagen.',
    it: 'Al momento non è possibile creare il video. Puoi condividere l’immagine.',
    fr: 'La vidéo ne peut pas être créée pour le moment. Vous pouvez partager l’image.',
    pt: 'De momento, não é possível criar o vídeo. Pode partilhar a imagem.',
    fa: 'در حال حاضر ساخت ویدیو ممکن نیست. می‌توانید تصویر را به اشتراک بگذارید.',
  },
  title: {
    en: 'Your strand',
    de: 'Deine Strähne',
    es: 'Tu mechón',
    it: 'La tua ciocca',
    fr: 'Votre mèche',
    pt: 'A sua madeixa',
    fa: 'طرهٔ شما',
  },
  lessons: (count: number, counted: string) => ({
    en: count === 1 ? 'One lesson' : `${counted} lessons`,
    de: count === 1 ? 'Eine Lektion' : `${counted} Lektionen`,
    es: count === 1 ? 'Una lección' : `${counted} lecciones`,
    it: count === 1 ? 'Una lezione' : `${counted} lezioni`,
    fr: count <= 1 ? `${counted} leçon` : `${counted} leçons`,
    pt: count === 1 ? 'Uma aula' : `${counted} aulas`,
    fa: `${counted} درس`,
  }),
})
