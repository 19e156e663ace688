import { LobbyHead } from '@/components/app/LobbyHead';
import { CasinoLobby } from '@/components/lobby/CasinoLobby';
import { lobbyPage } from '@/store/lobbyPage';

export default function LiveCasinoPage() {
  return (
    <>
      <LobbyHead category="live-casino" />
      <CasinoLobby category="live-casino" />
    </>
  );
}

export const getServerSideProps = lobbyPage('live-casino');
