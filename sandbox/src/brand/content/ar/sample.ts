/** First paragraph of every page that an operator must write itself. */
export const SAMPLE = 'هذا نص نموذجي للعلامة التجريبية. يضع المشغّل هنا نصه الخاص بعد أن يراجعه محاموه.';
