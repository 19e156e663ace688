import { LobbyHead } from '@/components/app/head/LobbyHead';
import { CasinoLobby } from '@/components/lobby/list/CasinoLobby';
import { lobbyPage } from '@/store/pages/lobbyPage';

export default function PopularPage() {
  return (
    <>
      <LobbyHead category="popular" />
      <CasinoLobby category="popular" />
    </>
  );
}

export const getServerSideProps = lobbyPage('popular');
