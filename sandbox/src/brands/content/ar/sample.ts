/** First paragraph of every page whose text the operator must supply. */
export const SAMPLE = 'هذا نص نموذجي للعلامة التجريبية. يضع المشغّل هنا نصه الخاص بعد أن يراجعه محاموه.';
