import type { Capability } from '@/config/capabilities';
import { isAbsent } from '@/domain/site/absent';
import { useSettings } from './useSettings';

/** Whether this casino does not offer something, because its backend lacks a call for it (OP-036, API-39). */
export const useAbsent = (capability: Capability): boolean => isAbsent(capability, useSettings());
