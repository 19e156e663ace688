/** First paragraph of every page whose text the operator must supply. */
export const SAMPLE = 'นี่คือข้อความตัวอย่างของแบรนด์สาธิต ผู้ให้บริการจะใส่ข้อความของตนเองที่ผ่านการตรวจสอบทางกฎหมายแล้วที่นี่';
