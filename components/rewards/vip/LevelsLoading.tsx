import { HeldPlace } from '@/components/ui/feedback/HeldPlace';

/** Placeholder of the VIP levels, as high as ten of them: one column on a phone, two or three above it. */
export const LevelsLoading = () => <HeldPlace phone={732} wide={340} />;
